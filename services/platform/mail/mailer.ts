export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes a mail for delivery: when the promise resolves, it will not be lost by a restart. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
