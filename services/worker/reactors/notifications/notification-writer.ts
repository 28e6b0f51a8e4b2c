/** Makes the mails of messages: receivers as each centre wants them, in their language and date format, under ids of their own. */
import type { Pool } from 'pg';
import type { Appointment } from '../../../domain/replenishment/events.js';
import { deriveId } from '../../../domain/shared/ids.js';
import type { IdentifiedMail } from '../../../jobs/job-kinds.js';
import { CentreMailing, type MailingCentre } from '../../../mail/receivers.js';
import { reasonOf } from '../../../mail/templates/mails.js';
import type { Config } from '../../../platform/config.js';
import { unitWord } from '../../../words/catalogue.js';
import type { Reader } from '../../../words/reader.js';
import { Formats } from '../../documents/data/formats.js';
import { ReferenceRecords } from '../../documents/data/reference.js';
import type { Message, NotifiedRecall, NotifiedRequest } from './messages.js';

export type WriterConfig = Pick<Config, 'defaultLanguage' | 'publicUrl' | 'timeZone'>;

export class NotificationWriter {
  private readonly mailing: CentreMailing;
  private readonly reference: ReferenceRecords;

  constructor(
    pool: Pool,
    private readonly config: WriterConfig,
  ) {
    this.mailing = new CentreMailing(pool, config.defaultLanguage);
    this.reference = new ReferenceRecords(pool);
  }

  /** @returns mails whose ids follow from the event and the address: the same however often they are written */
  async write(messages: readonly Message[]): Promise<IdentifiedMail[]> {
    const found = await this.mailing.centres([...new Set(messages.map(({ centreId }) => centreId))]);
    const centres = new Map(found.map((centre) => [centre.id, centre]));
    const wanted = messages.flatMap((message) => {
      const centre = centres.get(message.centreId);
      return centre && (message.recall || wants(centre, message)) ? [{ message, centre }] : [];
    });
    if (wanted.length === 0) return [];
    // Loaded with the first mail that is written.
    const { writtenMail } = await import('../../../mail/written-text.js');
    const parties = await this.reference.parties(
      wanted.flatMap(({ message: { senderId, request } }) => [
        senderId,
        ...(request ? [request.requesterId] : []),
      ]),
    );
    const nameOf = (centreId: string) => parties.get(centreId)?.nom ?? '';
    const products = await this.reference.products(
      wanted.flatMap(({ message: { lines, request, recall } }) => [
        ...lines.map(({ productId }) => productId),
        ...(request ? [request.productId] : []),
        ...(recall ? [recall.productId] : []),
      ]),
    );
    return wanted.flatMap(({ message, centre }) =>
      (message.recall ? centre.reachable : centre.receivers).map((receiver) => ({
        id: deriveId(message.eventId, `mail to ${receiver.address}`),
        mail: {
          ...writtenMail(
            message.notification,
            receiver.address,
            receiver.language,
            this.valuesOf(message, centre, nameOf, products, receiver),
          ),
          ...(message.correlationId && { correlationId: message.correlationId }),
        },
      })),
    );
  }

  private valuesOf(
    { occurredAt, senderId, number, comment, followUpDisabled, lines, request, recall }: Message,
    centre: MailingCentre,
    nameOf: (centreId: string) => string,
    products: Awaited<ReturnType<ReferenceRecords['products']>>,
    reader: Reader,
  ) {
    const formats = new Formats(reader, this.config.timeZone);
    return {
      emetteur: nameOf(senderId),
      centre: centre.name,
      numeroBl: number,
      date: formats.dateTime(new Date(occurredAt)),
      commentaire: comment,
      /** The delivery is not received in the application. */
      suiviDesactive: followUpDisabled ?? false,
      lien: this.config.publicUrl,
      lignes: lines.map(({ productId, lot, expiry, quantity, missing }) => {
        const product = products.get(productId);
        return {
          produit: product?.commercial_name ?? productId,
          conditionnement: unitWord(product?.packaging ?? '', quantity, reader.language),
          quantite: formats.number(quantity),
          lot,
          peremption: formats.expiry(expiry, product?.expiry_type ?? 'JOUR'),
          /** Packages that did not arrive; null where all did. */
          ecart: missing ? formats.number(missing) : null,
        };
      }),
      /** Null where the mail is about a delivery. */
      demande: request ? this.requestOf(request, nameOf(request.requesterId), products, formats) : null,
      /** Null where the mail is not about a recall. */
      rappel: recall ? recallOf(recall, products, formats) : null,
    };
  }

  /** What the mail does not say is null. */
  private requestOf(
    { productId, wanted, confirmed, departedAt }: NotifiedRequest,
    requester: string,
    products: Awaited<ReturnType<ReferenceRecords['products']>>,
    formats: Formats,
  ) {
    const product = products.get(productId);
    const amount = ({ quantity }: Appointment) =>
      `${formats.number(quantity)} ${unitWord(product?.packaging ?? '', quantity, formats.language)}`;
    const day = (instant: string) => formats.dateTime(new Date(instant));
    return {
      demandeur: requester,
      produit: product?.commercial_name ?? productId,
      quantite: wanted && amount(wanted),
      reception: wanted && day(wanted.receptionAt),
      quantiteConfirmee: confirmed && amount(confirmed),
      receptionConfirmee: confirmed && day(confirmed.receptionAt),
      depart: departedAt && day(departedAt),
    };
  }
}

const wants = ({ active, reasons }: MailingCentre, { notification }: Message): boolean =>
  active && reasons.includes(reasonOf(notification));

function recallOf(
  { productId, lot, reason, instruction, quantity }: NotifiedRecall,
  products: Awaited<ReturnType<ReferenceRecords['products']>>,
  formats: Formats,
) {
  const product = products.get(productId);
  return {
    produit: product?.commercial_name ?? productId,
    lot,
    motif: reason,
    instruction,
    /** What the centre holds, with its unit; null for a point, for which goods were taken out. */
    quantite:
      quantity === null
        ? null
        : `${formats.number(quantity)} ${unitWord(product?.packaging ?? '', quantity, formats.language)}`,
  };
}
