/** A clock that can be set, for chosen processes alone: Debian's libfaketime answers them in place of the C library. */
import { existsSync, renameSync, writeFileSync } from 'node:fs';

const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

export const clocksCanBeStepped = (): boolean => existsSync(LIBRARY);

export class SteppedClock {
  /** @param file of its own, which the processes with this clock read every second */
  constructor(private readonly file: string) {
    this.step(0);
  }

  /** Environment of the processes that have this clock. What measures lengths of time is not touched, as in a machine that is set. */
  get env(): Readonly<Record<string, string>> {
    if (!clocksCanBeStepped()) return {};
    return {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_CACHE_DURATION: '1',
    };
  }

  /** @param seconds that it is ahead of the machine's own from now on; below 0: behind */
  step(seconds: number): void {
    writeFileSync(`${this.file}.new`, `${seconds < 0 ? '' : '+'}${Math.round(seconds)}\n`);
    renameSync(`${this.file}.new`, this.file);
  }
}
