export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in HTML, where there is one. */
  readonly html?: string;
}

/** Takes a mail for delivery: when the promise resolves, it will not be lost by a restart. */
export abstract class Mailer {
  /** @param id the same id again is the same mail, which goes out once; absent: a mail of its own */
  abstract send(mail: Mail, id?: string): Promise<void>;
}
