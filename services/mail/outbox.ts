/** `DATA_DIR/outbox`: where mails go in an installation without a mail server, one `.eml` for each mail, by time. */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^\w[\w.-]*\.eml$/;

export class Outbox {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'outbox');
  }

  /**
   * @param id of the mail: written a second time, it is the same file
   * @returns the file's name
   */
  async write(date: Date, id: string, content: Buffer): Promise<string> {
    const name = `${date.toISOString().replaceAll(':', '-')}-${id.replace(/[^\w.-]/g, '_')}.eml`;
    // Mails hold links that set passwords: only the owner of the installation's files reads them.
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    // Renamed when complete, so that a reader of the folder sees whole mails only.
    const draft = join(this.folder, `.${name}.${process.pid}`);
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, join(this.folder, name));
    return name;
  }

  /** Names, the latest first. */
  async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch(absent<string[]>([]));
    return names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  }

  /** Undefined where there is none of that name. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!NAME.test(name)) return undefined;
    return readFile(join(this.folder, name)).catch(absent(undefined));
  }
}

const absent =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
