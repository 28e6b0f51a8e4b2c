import { v4 as uuid } from 'uuid';

/** So many bodies without an outcome are remembered. */
const REMEMBERED = 20;

/**
 * One thing that a user means to do, however often it has to be sent. Each body keeps its key until its outcome is
 * known, also where another body was sent meanwhile; with a success, something else is meant.
 */
export class Intention {
  /** By the body's text, the last one last. */
  private readonly open = new Map<string, string>();

  keyFor(body: unknown): string {
    const text = JSON.stringify(body instanceof FormData ? [...body].map(comparable) : body) ?? '';
    const key = this.open.get(text) ?? uuid();
    this.open.delete(text);
    this.open.set(text, key);
    if (this.open.size > REMEMBERED) this.open.delete(this.open.keys().next().value!);
    return key;
  }

  /** The service refused what was sent under this key: sent once more, it is another attempt, under another key. */
  refuse(key: string): void {
    for (const [text, known] of this.open) if (known === key) this.open.delete(text);
  }

  /** It was done, or is kept to be sent later: what comes next is another intention, even with the same body. */
  finish(key: string): void {
    if ([...this.open.values()].includes(key)) this.open.clear();
  }
}

/** A field of a form in a form that can be compared. A file is compared by name, size and modification time. */
const comparable = ([name, value]: [string, FormDataEntryValue]): unknown =>
  value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value];
