import type pg from 'pg';
import { MailWorker } from '../../services/mail/mail-worker.js';
import { Outbox } from '../../services/mail/outbox.js';
import { PasswordLinkMails } from '../../services/mail/password-link-mails.js';
import { MailRelay } from '../../services/mail/relay.js';
import { SENT_MAIL_TABLE, SentMails } from '../../services/mail/sent-mails.js';
import { type MailTransport, OutboxTransport } from '../../services/mail/transport.js';
import type { Config } from '../../services/platform/config.js';
import { createPlatformTables } from '../../services/platform/platform-tables.js';
import { serverKey } from '../../services/platform/server-key.js';

/**
 * The way of a mail from the transaction that writes it to the outbox, or another transport, without the queue between
 * them.
 * @returns a function that delivers what was committed before it was called
 */
export async function mailDelivery(
  pool: pg.Pool,
  config: Config,
  transport: MailTransport = new OutboxTransport(config),
): Promise<() => Promise<void>> {
  await createPlatformTables(pool, [SENT_MAIL_TABLE]);
  const links = new PasswordLinkMails(pool, await serverKey(config), config.publicUrl);
  const worker = new MailWorker(transport, new SentMails(pool), links, 'test');
  const relay = new MailRelay({
    pool,
    connectionString: config.databaseUrl,
    handOver: async (mails) => {
      for (const { id, mail } of mails) await worker.process({ id, data: mail, timestamp: Date.now() });
    },
  });
  return async () => {
    await relay.drain();
  };
}

/**
 * @returns a function that reads all mails of the outbox so far. One that an earlier call did not read stands after those
 * that it did, also where the machine's clock was set back between them.
 */
export function outboxReader(dataDir: string): () => Promise<readonly string[]> {
  const outbox = new Outbox(dataDir);
  const read = new Map<string, string>();
  return async () => {
    const names = (await outbox.names()).reverse().filter((name) => !read.has(name));
    for (const name of names) read.set(name, (await outbox.read(name))!.toString());
    return [...read.values()];
  };
}
