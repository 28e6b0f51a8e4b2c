/** Mails about what needs attention, once a day, to users who have asked for them (docs/rules/alerts.md, AT-15). */
import type { Pool } from 'pg';
import { type AlertRecord, alertSql, type FoundAlert, isAlert } from '../../../projections/alert/alerts.js';
import { atHour, businessDate } from '../../domain/shared/calendar.js';
import { deriveId } from '../../domain/shared/ids.js';
import type { IdentifiedMail } from '../../jobs/job-kinds.js';
import { writeOutgoing } from '../../mail/outgoing-mails.js';
import type { Config } from '../../platform/config.js';
import { inTransaction } from '../../platform/transaction.js';
import { readCheck } from '../../proof/check-status.js';
import { AUTHORITIES_BY_CENTRE_TYPE } from '../../reference-data/user/authority.js';
import type { UserFacts } from '../../reference-data/user/user-directory.js';
import { enumerationWord } from '../../words/catalogue.js';
import { readerOf } from '../../words/reader.js';
import { Formats } from '../documents/data/formats.js';

/** Business days whose mails were written. */
export const ALERT_MAIL_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.alert_mail (
    day date PRIMARY KEY
  )`;

/** The mails of a day are written from this hour of the business clock on. */
const FROM_HOUR = 6;

/** Alerts that a mail names; of the others it says how many there are. */
const NAMED = 30;

interface WantingRow extends Pick<UserFacts, 'id' | 'email' | 'language' | 'chosenDateFormat'> {
  readonly name: string;
  readonly centreIds: readonly string[];
  readonly seesEveryCentre: boolean;
  /**
   * Works for an active one. False: the user gets the alerts of the whole network, in which each request is listed
   * once.
   */
  readonly hasCentres: boolean;
}

/** What a mail tells. */
interface Needed {
  /** The first ones; `total` counts them all. */
  readonly alerts: readonly AlertRecord[];
  readonly total: number;
  /** That the check of the ledger in the background found. */
  readonly differences: number;
}

/**
 * Users who want the mail, with the active centres that each works for; a user who sees every centre and works for no
 * active one gets all. A centre of a type for which the user has none of the authorities ($1) any more is left out.
 */
const WANTING = `
  WITH works_for AS (
    SELECT m.user_id, m.centre_id
      FROM reference.centre_user m
      JOIN reference.centre c ON c.id = m.centre_id AND c.active
      JOIN reference.user_account u ON u.id = m.user_id
      WHERE u.authorities && '{ROLE_ADMIN,ROLE_AUDITOR}' OR $1::jsonb -> c.type ?| u.authorities)
  SELECT u.id, u.email, u.first_name || ' ' || u.last_name AS name, u.language,
    u.date_format AS "chosenDateFormat", array_agg(c.id) AS "centreIds",
    u.authorities && '{ROLE_ADMIN,ROLE_AUDITOR}' AS "seesEveryCentre",
    EXISTS (SELECT FROM works_for w WHERE w.user_id = u.id) AS "hasCentres"
  FROM reference.user_account u
  JOIN reference.centre c ON c.active AND (
    EXISTS (SELECT FROM works_for w WHERE w.user_id = u.id AND w.centre_id = c.id)
    OR (u.authorities && '{ROLE_ADMIN,ROLE_AUDITOR}'
      AND NOT EXISTS (SELECT FROM works_for w WHERE w.user_id = u.id)))
  WHERE u.active AND u.morning_mail GROUP BY u.id ORDER BY u.id`;

const NAMES = `
  SELECT id, name FROM reference.centre WHERE id = ANY ($1)
  UNION ALL SELECT id, commercial_name FROM reference.product WHERE id = ANY ($1)`;

export class AlertMails {
  constructor(
    private readonly pool: Pool,
    private readonly config: Pick<Config, 'timeZone' | 'publicUrl'>,
  ) {}

  /**
   * Writes the mails of the business day, unless somebody has: whichever process, and however often it was started.
   *
   * @returns how many mails were written
   */
  async writeFor(now: Date): Promise<number> {
    const { timeZone } = this.config;
    const day = businessDate(now.toISOString(), timeZone);
    if (now.toISOString() < atHour(day, FROM_HOUR, timeZone)) return 0;
    const known = await this.pool.query('SELECT FROM platform.alert_mail WHERE day = $1', [day]);
    if (known.rowCount) return 0;
    const mails = await this.mailsOf(day, now);
    return inTransaction(this.pool, 'BEGIN', async (client) => {
      const taken = await client.query(
        'INSERT INTO platform.alert_mail (day) VALUES ($1) ON CONFLICT DO NOTHING',
        [day],
      );
      const written = taken.rowCount ? mails : [];
      await writeOutgoing(async (sql, parameters) => (await client.query(sql, parameters)).rows, written);
      return written.length;
    });
  }

  /** Users without anything to do get no mail. */
  private async mailsOf(day: string, now: Date): Promise<IdentifiedMail[]> {
    const { rows: wanting } = await this.pool.query<WantingRow>(WANTING, [
      JSON.stringify(AUTHORITIES_BY_CENTRE_TYPE),
    ]);
    const check = await readCheck(this.pool);
    const mails: IdentifiedMail[] = [];
    for (const user of wanting) {
      const statement = alertSql({
        centreIds: user.centreIds,
        networkWide: !user.hasCentres,
        now: now.toISOString(),
        timeZone: this.config.timeZone,
        offset: 0,
        limit: NAMED,
      });
      const { rows } = await this.pool.query<FoundAlert>(statement);
      const alerts = rows.filter(isAlert);
      const differences = user.seesEveryCentre ? (check?.findings.length ?? 0) : 0;
      if (alerts.length > 0 || differences > 0)
        mails.push(await this.mailOf(user, day, { alerts, total: rows[0]?.total ?? 0, differences }));
    }
    return mails;
  }

  private async mailOf(
    { id, email, name, language, chosenDateFormat, centreIds }: WantingRow,
    day: string,
    { alerts, total, differences }: Needed,
  ): Promise<IdentifiedMail> {
    // Loaded with the first mail that is written.
    const { writtenMail } = await import('../../mail/written-text.js');
    const formats = new Formats(readerOf(language, chosenDateFormat), this.config.timeZone);
    const nameOf = await this.namesOf(alerts);
    const lines = alerts.map((alert) => {
      const what = [
        alert.product_id && nameOf(alert.product_id),
        alert.lot,
        alert.note_number,
        alert.due_on ? formats.date(alert.due_on) : formats.dateTime(alert.due_at),
        centreIds.length > 1 && nameOf(alert.centre_id),
      ].filter(Boolean);
      return `- ${[enumerationWord('alertType', alert.type, language), ...what].join(' · ')}`;
    });
    const values = {
      name,
      date: formats.date(day),
      // What the check of the ledger found is one alert, however much it is (AT-16).
      total: formats.number(total + (differences > 0 ? 1 : 0)),
      differences: differences > 0 ? formats.number(differences) : null,
      lines,
      more: total > alerts.length ? formats.number(total - alerts.length) : null,
      link: this.config.publicUrl,
    };
    return {
      id: deriveId(id, `what needs attention on ${day}`),
      mail: writtenMail('RECAPITULATIF', email, language, values),
    };
  }

  private async namesOf(alerts: readonly AlertRecord[]): Promise<(id: string) => string> {
    const ids = alerts.flatMap(({ product_id, centre_id }) => [product_id, centre_id]);
    const { rows } = await this.pool.query<{ id: string; name: string }>(NAMES, [ids.filter(Boolean)]);
    const names = new Map(rows.map((row) => [row.id, row.name]));
    return (id) => names.get(id) ?? id;
  }
}
