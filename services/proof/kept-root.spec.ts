/** A file given as a kept root: what is no root, or none of this service's, is refused in a sentence. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../platform/start-refused.js';
import { keysThatDiffer, readKeptRoot } from './kept-root.js';
import { GrowingTree } from './merkle.js';
import { RootSigner } from './signature.js';

const signer = new RootSigner('the key of the specs, which is long enough');
const root = signer.sign(
  { size: 5, position: 7n, root: Buffer.alloc(32, 1) },
  new Date('2026-04-01T00:00:00Z'),
);
const { signature: _, cle: __, date: ___, ...unsigned } = root;
const empty = { taille: 0, position: 0, racine: new GrowingTree().root.toString('hex') };

describe('a root that somebody kept', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-root-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  let files = 0;
  const read = async (text: string) => {
    const name = join(folder, `${files++}.json`);
    await writeFile(name, text);
    return { name, reading: readKeptRoot(name) };
  };

  it.each([
    ['signed', root],
    ['of an earlier size, without a signature', unsigned],
    ['of the empty ledger', empty],
  ])('is read: %s', async (_, kept) => {
    for (const text of [JSON.stringify(kept), `\uFEFF${JSON.stringify(kept)}\r\n`]) {
      const { name, reading } = await read(text);
      expect(await reading).toEqual({ ...kept, name });
    }
  });

  it.each([
    null,
    7,
    [],
    { taille: 5 },
    { ...root, taille: '5' },
    { ...root, taille: -1 },
    { ...root, position: 4 },
    { ...root, racine: root.racine.toUpperCase().replaceAll('1', 'A') },
    { ...empty, racine: '0'.repeat(64) },
  ])('is none: %j', async (value) => {
    const { name, reading } = await read(JSON.stringify(value));
    await expect(reading).rejects.toThrow(new StartRefused(`${name} is no answer of GET /ledger/empreinte`));
  });

  it.each([
    { position: 8 },
    { taille: 4 },
    { date: '2026-04-01T00:00:00.001Z' },
    { signature: 'AAAA' },
    { signature: null },
    { signature: ` ${root.signature}` },
    { cle: new RootSigner('another key, which is 32 characters or longer').publicKey },
    { cle: undefined },
  ])('is not what the service answered where it was altered: %j', async (change) => {
    const { name, reading } = await read(JSON.stringify({ ...root, ...change }));
    await expect(reading).rejects.toThrow(
      new StartRefused(`the signature of ${name} does not fit: it is not what the service answered`),
    );
  });

  it('that cannot be read is refused in a sentence, without a stack', async () => {
    const missing = join(folder, 'missing.json');
    await expect(readKeptRoot(missing)).rejects.toThrow(StartRefused);
    await expect(readKeptRoot(missing)).rejects.toThrow(`${missing} cannot be read: ENOENT`);
    const { name, reading } = await read('{"taille":');
    await expect(reading).rejects.toThrow(`${name} cannot be read: `);
  });

  it('is told apart by its key', () => {
    const other = { ...root, name: 'root.json', cle: 'another' };
    expect(
      keysThatDiffer(
        [
          { ...root, name: 'same' },
          { ...unsigned, name: 'earlier' },
        ],
        root.cle,
      ),
    ).toEqual([]);
    expect(keysThatDiffer([other], root.cle)).toEqual([
      'the key is not that of root.json: it was replaced, or changed by those who run the service - ask',
    ]);
  });
});
