import { createPublicKey, verify } from 'node:crypto';
import { startTestApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { EVENT_READER } from '../../platform/tokens.js';
import { LedgerTree } from '../../proof/ledger-tree.js';
import { RootSigner, signedText } from '../../proof/signature.js';
import { RootMailModule } from './root-mail.module.js';
import { RootMails } from './root-mails.js';

describe('the daily mail of the root', () => {
  let api: TestApi;
  let tree: LedgerTree;
  const processes = (count: number) =>
    Array.from(
      { length: count },
      () =>
        new RootMails(
          api.pool,
          tree,
          new RootSigner('the key of the specs, which is long enough'),
          api.config,
        ),
    );
  beforeAll(async () => {
    api = await startTestApi({ readModels: true, imports: [RootMailModule] });
    tree = new LedgerTree(api.pool, api.app.get(EVENT_READER));
    // The service writes today's when it starts.
    await eventually(async () => (await mails()).length === 1);
    await api.pool.query('DELETE FROM platform.outgoing_mail');
    await api.pool.query(`UPDATE reference.user_account SET language = 'fr' WHERE login = 'auditeur'`);
  });
  afterAll(() => api.close());

  const mails = async () =>
    (
      await api.pool.query<{ to: string; subject: string; text: string }>(
        `SELECT mail->>'to' AS to, mail->>'subject' AS subject, mail->>'text' AS text FROM platform.outgoing_mail ORDER BY position`,
      )
    ).rows;

  it('is sent once a day, however many processes there are and however often they are started', async () => {
    // A worker's clock was ahead once.
    await api.pool.query(`INSERT INTO platform.root_mail (day, root) VALUES ('2030-01-01', '{}')`);
    const days = ['2026-11-17T05:00:00Z', '2026-11-17T20:00:00Z', '2026-11-18T05:00:00Z'];
    for (const day of days)
      for (let start = 0; start < 2; start++)
        await Promise.all(processes(4).map((one) => one.writeFor(new Date(day))));
    expect(await mails()).toHaveLength(2);
  });

  it('brings the root as a line that can be saved, signed', async () => {
    const [mail] = await mails();
    expect(mail!.to).toBe('auditeur@demo.example');
    expect(mail!.subject).toMatch(/^Empreinte du registre du 17\/11\/2026/);
    const root = JSON.parse(mail!.text.split('\n').find((line) => line.startsWith('{'))!);
    const signature = Buffer.from(root.signature, 'base64');
    expect(verify(null, Buffer.from(signedText(root)), createPublicKey(root.cle), signature)).toBe(true);
  });

  it('tells the ledger of the audit trail before the root is signed', async () => {
    const order: string[] = [];
    await processes(1)[0]!.writeFor(new Date('2026-11-19T05:00:00Z'), async () => {
      order.push(`sealed before ${(await mails()).length} mails`);
    });
    expect(order).toEqual(['sealed before 2 mails']);
    expect(await mails()).toHaveLength(3);
  });

  it('goes to active auditors only', async () => {
    await api.pool.query(`UPDATE reference.user_account SET active = false WHERE login = 'auditeur'`);
    expect(await processes(1)[0]!.writeFor(new Date('2026-11-20T05:00:00Z'))).toBe(0);
  });
});
