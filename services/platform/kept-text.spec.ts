import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptText } from './kept-text.js';

describe('a text that is made once and kept', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledger-kept-'));
    file = join(folder, 'secret');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is one text for starts that overlap, only its owner reads it, and nothing else is left', async () => {
    const texts = await Promise.all(Array.from({ length: 20 }, () => keptText(file, randomUUID)));
    expect(new Set(texts).size).toBe(1);
    expect(await keptText(file, randomUUID)).toBe(texts[0]);
    expect(await readdir(folder)).toEqual(['secret']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is whole where writing it the first time was cut off', async () => {
    await writeFile(`${file}.${randomUUID()}`, 'ha');
    expect(await keptText(file, () => 'whole')).toBe('whole');
  });

  it('leaves nothing where it cannot be made', async () => {
    const broken = () => {
      throw new Error('no text');
    };
    await expect(keptText(file, broken)).rejects.toThrow('no text');
    expect(await readdir(folder)).toEqual([]);
  });
});
