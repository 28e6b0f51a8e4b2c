import { randomUUID } from 'node:crypto';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { writeOutgoing } from '../../../mail/outgoing-mails.js';
import { CentreMailing, type MailingCentre } from '../../../mail/receivers.js';
import { once } from '../../../platform/once.js';
import { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import type {
  CentreMailBody,
  CentreMailPreview,
  CentreMailQuery,
  CentreMailReport,
} from './centre-mail.dto.js';

/** Writes to the receivers of centres. */
@Injectable()
export class CentreMail {
  constructor(
    private readonly mailing: CentreMailing,
    private readonly directory: Directory,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /**
   * How many would be written to.
   * @throws ApiError 404 centres that do not exist
   */
  async preview(query: CentreMailQuery): Promise<CentreMailPreview> {
    const centres = await this.centresOf(query);
    return {
      nbCentres: centres.length,
      nbMails: addressesOf(centres).length,
      centresSansAdresse: withoutAddress(centres),
    };
  }

  /**
   * One mail for each address, so that no receiver sees the others; an address of several centres gets one. All mails
   * are written in one transaction: a call that is repeated under its `Idempotency-Key` sends nothing twice.
   * @throws ApiError 404 centres that do not exist; InvalidRequest where no centre has an address
   */
  async send(
    query: CentreMailQuery,
    { title, body }: CentreMailBody,
    { keyedRun }: Actor,
  ): Promise<CentreMailReport> {
    const centres = await this.centresOf(query);
    const addresses = addressesOf(centres);
    if (addresses.length === 0) throw new InvalidRequest({ code: ApiCode.noReceiver });
    const mails = addresses.map((to) => ({ id: randomUUID(), mail: { to, subject: title, text: body } }));
    const report = { nbMails: mails.length, centresSansAdresse: withoutAddress(centres) };
    return this.source.transaction((transaction) => {
      const run = transaction.query.bind(transaction);
      return once(keyedRun, run, async () => {
        await writeOutgoing(run, mails);
        return report;
      });
    });
  }

  private async centresOf({
    idCentre,
    type,
    idParent,
    typeEtiquette,
    etiquette,
  }: CentreMailQuery): Promise<MailingCentre[]> {
    if (idCentre?.some((id) => !this.directory.centre(id)))
      throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    return this.mailing.chosen({
      ids: idCentre,
      types: type,
      parentIds: idParent,
      tagCategories: typeEtiquette,
      tag: etiquette,
    });
  }
}

/** Each once, whatever its case. */
const addressesOf = (centres: readonly MailingCentre[]): string[] => [
  ...new Map(
    centres.flatMap(({ receivers }) =>
      receivers.map(({ address }) => [address.toLowerCase(), address] as const),
    ),
  ).values(),
];

const withoutAddress = (centres: readonly MailingCentre[]) =>
  centres
    .filter(({ receivers }) => receivers.length === 0)
    .map(({ id, name, service, type }) => ({ id, nom: name, service, type }));
