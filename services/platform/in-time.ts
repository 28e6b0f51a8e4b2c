/** The answer may still come, but nobody waits for it any more. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
  /** The code that Node gives to such errors: the caller is answered 503, to ask again later. */
  readonly code = 'ETIMEDOUT';
}

/** @throws TooLate with the message, where the answer takes longer */
export function inTime<T>(answer: Promise<T>, limitMs: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TooLate(message)), limitMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
