/** A disk of a few hundred megabytes, which can be filled to its last byte. */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PIECES = [8_388_608, 65_536, 512];

export class SmallDisk {
  private constructor(
    readonly folder: string,
    /** False where this user may not mount: then it is a folder like any other, and is never full. */
    readonly canBeFull: boolean,
  ) {}

  static async mount(megabytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(join(tmpdir(), 'ledger-disk-'));
    try {
      const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`];
      execFileSync('mount', [...options, 'tmpfs', folder], { stdio: 'ignore' });
      return new SmallDisk(folder, true);
    } catch {
      return new SmallDisk(folder, false);
    }
  }

  fill(): void {
    const file = openSync(join(this.folder, 'filling'), 'a');
    try {
      for (const length of PIECES) {
        const piece = Buffer.alloc(length);
        try {
          while (writeSync(file, piece) === length);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(join(this.folder, 'filling'), { force: true });
  }

  async remove(): Promise<void> {
    if (this.canBeFull) execFileSync('umount', ['--lazy', this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }
}
