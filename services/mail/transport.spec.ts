import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { Outbox } from './outbox.js';
import { OutboxTransport } from './transport.js';

describe('mails into the outbox', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  const write = async (text: string, html?: string) => {
    const transport = new OutboxTransport({ dataDir, publicUrl: 'http://localhost:3000' });
    const mail = { to: 'a@demo.example', subject: 'Réinitialisation', text, ...(html && { html }) };
    await transport.deliver({ ...mail, messageId: '<7@localhost>', date: new Date() });
    const outbox = new Outbox(dataDir);
    const [name] = await outbox.names();
    return (await outbox.read(name!))!.toString();
  };

  const text = 'Bonjour Inès,\n\nhttp://localhost:3000/passwordForgotten?token=3Dq1vXb0mZk3dYt7uWc5sRfA\n';

  it('can be read as they are, links and all', async () => {
    expect(await write(text)).toContain(text);
    const both = await write(text, '<p>Bonjour Inès</p>');
    expect(both).toContain(text.trimEnd());
    expect(both).toContain('<p>Bonjour Inès</p>');
    const mail = await PostalMime.parse(both);
    expect([mail.subject, mail.text?.trim()]).toEqual(['Réinitialisation', text.trim()]);
  });

  it('never have longer lines than a mail may have', async () => {
    const raw = await write('é'.repeat(2_000));
    expect(Math.max(...raw.split('\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(1_000);
  });
});
