import { v4 as uuid } from 'uuid';

/**
 * One thing that a user means to do, however often it has to be sent. The key stays while the outcome is unknown and
 * the body is the same; it changes once the service has answered, or once something else is meant.
 */
export class Intention {
  private open: { readonly key: string; readonly body: string } | undefined;

  keyFor(body: unknown): string {
    const text = JSON.stringify(body instanceof FormData ? [...body].map(told) : body) ?? '';
    if (this.open?.body !== text) this.open = { key: uuid(), body: text };
    return this.open.key;
  }

  /** The service said yes or no: what comes next is another intention, even with the same body. */
  settle(): void {
    this.open = undefined;
  }
}

/** A field of a form; a file by what tells it from another without reading it. */
const told = ([name, value]: [string, FormDataEntryValue]): unknown =>
  value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value];
