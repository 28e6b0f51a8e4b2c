/** Who in a centre is written to, and about what (replenishment specification, section 3, "Centre"). */
import type { Pool } from 'pg';
import { LANGUAGES, type Language } from '../../documents/language.js';

export interface Receiver {
  readonly address: string;
  readonly language: Language;
}

export interface MailingCentre {
  readonly id: string;
  readonly name: string;
  readonly receivers: readonly Receiver[];
  /** Reasons that it wants to be written to about (`emailAutorise`). */
  readonly reasons: readonly string[];
}

interface CentreRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly mail_receivers: 'CENTER' | 'REFERENT' | 'BOTH';
  readonly mail_reasons: readonly string[];
  readonly referent_email: string | null;
  readonly referent_language: string | null;
}

const CENTRES = `SELECT c.id, c.name, c.email, c.mail_receivers, c.mail_reasons,
    u.email AS referent_email, u.language AS referent_language
  FROM reference.centre c
  LEFT JOIN reference.user_account u ON u.id = c.referent_id AND u.active
 WHERE c.id = ANY ($1::uuid[]) AND c.active`;

export class CentreMailing {
  constructor(
    private readonly pool: Pool,
    /** Of a centre's own mailbox; a referent is written to in theirs. */
    private readonly defaultLanguage: Language,
  ) {}

  /** The active ones among these centres. */
  async centres(ids: readonly string[]): Promise<ReadonlyMap<string, MailingCentre>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.pool.query<CentreRecord>(CENTRES, [ids]);
    return new Map(rows.map((record) => [record.id, this.mailing(record)]));
  }

  private mailing(record: CentreRecord): MailingCentre {
    const receivers: Receiver[] = [];
    const { mail_receivers: wanted, email, referent_email: referent } = record;
    if (wanted !== 'REFERENT' && email) receivers.push({ address: email, language: this.defaultLanguage });
    // A referent who reads the centre's mailbox gets one mail, not two.
    if (wanted !== 'CENTER' && referent && !receivers.some(({ address }) => same(address, referent))) {
      receivers.push({
        address: referent,
        language: languageOf(record.referent_language, this.defaultLanguage),
      });
    }
    return { id: record.id, name: record.name, receivers, reasons: record.mail_reasons };
  }
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const languageOf = (language: string | null, fallback: Language): Language =>
  LANGUAGES.find((known) => known === language) ?? fallback;
