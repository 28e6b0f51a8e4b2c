/**
 * The addresses to which mails of a centre go, and the reasons for which it wants mails
 * (docs/rules/documents-and-mail.md, DM-5 and DM-6).
 */
import type { Pool } from 'pg';
import type { CentreType } from '../domain/ledger/vocabulary.js';
import { patternOf } from '../reference-data/records/conditions.js';
import type { Language } from '../words/language.js';
import { type DateFormat, type Reader, readerOf } from '../words/reader.js';

export interface Receiver extends Reader {
  readonly address: string;
}

export interface MailingCentre {
  readonly id: string;
  readonly name: string;
  readonly service: string | null;
  readonly type: CentreType;
  readonly active: boolean;
  /** As the centre wants it. Empty where those that it chose have no address. */
  readonly receivers: readonly Receiver[];
  /**
   * For what has to arrive: as the centre wants it; where that is nobody, the centre and its referent, as far as they
   * have an address.
   */
  readonly reachable: readonly Receiver[];
  /** Reasons for which the centre wants mails (`emailAutorise`). */
  readonly reasons: readonly string[];
}

type Receivers = 'CENTER' | 'REFERENT' | 'BOTH';

interface CentreRow extends Omit<MailingCentre, 'receivers' | 'reachable'> {
  readonly email: string | null;
  readonly mail_receivers: Receivers;
  readonly referent_email: string | null;
  /** Null where there is no referent. */
  readonly referent_language: Language | null;
  readonly referent_date_format: DateFormat | null;
}

type CentreAddresses = Omit<CentreRow, keyof MailingCentre>;

const CENTRES = `
  SELECT c.id, c.name, c.service, c.type, c.active, c.email, c.mail_receivers, c.mail_reasons AS reasons,
    u.email AS referent_email, u.language AS referent_language,
    u.date_format AS referent_date_format
  FROM reference.centre c
  LEFT JOIN reference.user_account u ON u.id = c.referent_id AND u.active
  WHERE CASE WHEN $1::uuid[] IS NULL THEN c.active ELSE c.id = ANY ($1) END
    AND ($2::text[] IS NULL OR c.type = ANY ($2))
    AND ($3::uuid[] IS NULL OR EXISTS (
      SELECT FROM reference.centre_link l WHERE l.child_id = c.id AND l.parent_id = ANY ($3)))
    AND (($4::text[] IS NULL AND $5::text IS NULL) OR EXISTS (
      SELECT FROM reference.centre_tag t WHERE t.centre_id = c.id AND ($4 IS NULL OR t.category = ANY ($4))
        AND ($5 IS NULL OR reference.folded(t.value) LIKE reference.folded($5))))
  ORDER BY c.name COLLATE reference.alphabetical, c.id`;

/** Conditions that all have to hold; one that is absent does not narrow. */
export interface CentreChoice {
  /** These centres, active or not; absent: active ones. */
  readonly ids?: readonly string[];
  readonly types?: readonly CentreType[];
  /** Right below one of these. */
  readonly parentIds?: readonly string[];
  /** Categories of a tag. */
  readonly tagCategories?: readonly string[];
  /** Contained in the value of a tag, whatever the case and the accents. */
  readonly tag?: string;
}

export class CentreMailing {
  /**
   * @param defaultLanguage of mails to a centre's own mailbox; a referent gets mails in the referent's language and date format
   */
  constructor(
    private readonly pool: Pool,
    private readonly defaultLanguage: Language,
  ) {}

  /** These centres, active or not, by name; an unknown id is left out. */
  async centres(ids: readonly string[]): Promise<MailingCentre[]> {
    return ids.length === 0 ? [] : this.chosen({ ids });
  }

  /** What all conditions let through, by name; an unknown id is left out. */
  async chosen({ ids, types, parentIds, tagCategories, tag }: CentreChoice): Promise<MailingCentre[]> {
    const { rows } = await this.pool.query<CentreRow>(CENTRES, [
      ids,
      types,
      parentIds,
      tagCategories,
      tag === undefined ? undefined : patternOf(tag),
    ]);
    return rows.map(({ id, name, service, type, active, reasons, ...row }) => {
      const receivers = this.receiversOf(row, row.mail_receivers);
      const reachable = receivers.length > 0 ? receivers : this.receiversOf(row, 'BOTH');
      return { id, name, service, type, active, reasons, receivers, reachable };
    });
  }

  private receiversOf(
    {
      email,
      referent_email: referent,
      referent_language: language,
      referent_date_format: dateFormat,
    }: CentreAddresses,
    wanted: Receivers,
  ): Receiver[] {
    const receivers: Receiver[] = [];
    if (wanted !== 'REFERENT' && email)
      receivers.push({ address: email, ...readerOf(this.defaultLanguage, null) });
    // A referent who reads the centre's mailbox gets one mail, not two.
    if (wanted !== 'CENTER' && referent && !receivers.some(({ address }) => sameAddress(address, referent))) {
      receivers.push({ address: referent, ...readerOf(language ?? this.defaultLanguage, dateFormat) });
    }
    return receivers;
  }
}

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
