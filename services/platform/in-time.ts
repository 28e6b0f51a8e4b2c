/** The answer may still come, but nobody waits for it any more. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
  /** The code that Node gives to such errors: the caller is answered 503, to ask again later. */
  readonly code = 'ETIMEDOUT';
}

/** @throws TooLate with the message, or the error that is made then, where the answer takes longer */
export function inTime<T>(answer: Promise<T>, limitMs: number, late: string | (() => Error)): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(typeof late === 'string' ? new TooLate(late) : late()), limitMs);
  });
  return Promise.race([answer, over]).finally(() => clearTimeout(timer));
}
