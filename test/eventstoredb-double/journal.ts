import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { StoredEvent } from './log.js';

/** Everything that the double has written, in a file: it outlives its process, not the machine. */
export class Journal {
  private readonly file: number;

  constructor(private readonly path: string) {
    this.file = openSync(path, 'a+');
  }

  /** Events that are written together are one line: after a death all of them are there, or none. */
  append(events: readonly StoredEvent[]): void {
    writeSync(this.file, `${JSON.stringify(events.map(toJson))}\n`);
  }

  /** In the order in which they were written; a last line that was cut short is taken away. */
  read(): StoredEvent[] {
    const content = readFileSync(this.path);
    const whole = content.lastIndexOf('\n') + 1;
    ftruncateSync(this.file, whole);
    const lines = content.subarray(0, whole).toString('utf8').split('\n').filter(Boolean);
    return lines.flatMap((line) => (JSON.parse(line) as JournalEntry[]).map(fromJson));
  }

  close(): void {
    closeSync(this.file);
  }
}

const toJson = ({ data, metadata, position, created, ...event }: StoredEvent) => ({
  ...event,
  position: String(position),
  created: created.toISOString(),
  data: Buffer.from(data).toString('base64'),
  metadata: Buffer.from(metadata).toString('base64'),
});

type JournalEntry = ReturnType<typeof toJson>;

const fromJson = ({ data, metadata, position, created, ...event }: JournalEntry): StoredEvent => ({
  ...event,
  position: BigInt(position),
  created: new Date(created),
  data: Buffer.from(data, 'base64'),
  metadata: Buffer.from(metadata, 'base64'),
});
