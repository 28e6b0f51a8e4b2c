/** Mails that a server has taken: a job that is given out again after that sends nothing. */
import type { Pool } from 'pg';

export const SENT_MAIL_TABLE = `
  CREATE TABLE IF NOT EXISTS platform.sent_mail (
    message_id text PRIMARY KEY,
    sent_at    timestamptz NOT NULL DEFAULT now()
  )`;

/** Longer than any job is tried and any reactor is behind. */
const KEPT = '90 days';

export class SentMails {
  constructor(private readonly pool: Pool) {}

  async has(messageId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('SELECT 1 FROM platform.sent_mail WHERE message_id = $1', [
      messageId,
    ]);
    return rowCount === 1;
  }

  async add(messageId: string): Promise<void> {
    await this.pool.query('INSERT INTO platform.sent_mail (message_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      messageId,
    ]);
  }

  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM platform.sent_mail WHERE sent_at < now() - interval '${KEPT}'`);
  }
}
