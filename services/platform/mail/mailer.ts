export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in HTML, where there is one. */
  readonly html?: string;
}

/** Takes a mail for delivery: when the promise resolves, it will not be lost by a restart. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
