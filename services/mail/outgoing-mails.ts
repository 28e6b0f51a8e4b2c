/**
 * Mails that are written in the transaction which causes them: they exist if and only if it commits. The relay hands
 * them to the queue.
 */
import type { IdentifiedMail } from '../jobs/job-kinds.js';
import type { TransactionQuery } from '../platform/once.js';
import type { LinkPurpose } from '../reference-data/user/password-links.js';
import type { User } from '../reference-data/user/user.entity.js';
import { mailSubject } from '../words/catalogue.js';
import { LINK_MAILS } from './templates/mails.js';

export const OUTGOING_MAILS_CHANNEL = 'outgoing_mail';

export const OUTGOING_MAIL_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.outgoing_mail (
    id         uuid PRIMARY KEY,
    position   bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    mail       jsonb NOT NULL,
    -- A relay that took the mail hands it to the queue until then; after that, any relay may.
    held_until timestamptz NOT NULL DEFAULT '-infinity'
  )`;

/** Mails in one statement: the longest message that may be written to centres is 20,000 characters. */
const AT_ONCE = 200;

/**
 * @param query on the connection of the transaction
 * @param mails an id that is already there is the same mail, and is not written again
 */
export async function writeOutgoing(
  query: TransactionQuery,
  mails: readonly IdentifiedMail[],
): Promise<void> {
  for (let from = 0; from < mails.length; from += AT_ONCE) {
    await query(
      `INSERT INTO platform.outgoing_mail (id, mail)
       SELECT id, mail FROM jsonb_to_recordset($1) AS written (id uuid, mail jsonb) ON CONFLICT DO NOTHING`,
      [JSON.stringify(mails.slice(from, from + AT_ONCE))],
    );
  }
  if (mails.length > 0) await query(`SELECT pg_notify('${OUTGOING_MAILS_CHANNEL}', '')`, []);
}

/** The mail that brings a link, without the link's token. It has the id of the link: one mail for each link. */
export function passwordLinkMail(
  passwordLink: string,
  { email, language }: User,
  purpose: LinkPurpose,
): IdentifiedMail {
  const subject = mailSubject(LINK_MAILS[purpose], language);
  return { id: passwordLink, mail: { to: email, subject, passwordLink } };
}
