/**
 * What the service answers when it does not do what was asked (docs/rules/http.md, HT-2 and HT-3). The `message` of
 * each error is the id of its words, because react-admin shows the message of an error.
 */
import type { ApiCode } from './generated/codes.js';

const UNEXPECTED: ApiCode = 'global.error.unexpected';

export interface ServerMessage {
  /** Message id of the dictionaries. */
  readonly code: string;
  /** In the user's language, for a code that this console does not know yet. */
  readonly message?: string;
  readonly arguments?: Readonly<Record<string, string | number>>;
}

export interface FieldError extends ServerMessage {
  /** Path in the body: `lot`, `produits[0].sortie`. */
  readonly field: string;
  readonly rejectedValue?: unknown;
}

/** The service refused: nothing was changed. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';

  constructor(
    readonly status: number,
    readonly globalErrors: readonly ServerMessage[],
    readonly fieldErrors: readonly FieldError[],
  ) {
    super([...globalErrors, ...fieldErrors][0]?.code ?? UNEXPECTED);
  }

  hasGlobal(code: string): boolean {
    return this.globalErrors.some((error) => error.code === code);
  }

  onField(field: string): FieldError | undefined {
    return this.fieldErrors.find((error) => error.field === field);
  }
}

/** What a refusal says, beyond its status. */
export type Refusal = Pick<RefusedError, 'globalErrors' | 'fieldErrors'>;

/**
 * The service answered that it failed (status 500 and above); to a query, a proxy in front of it may have. The same
 * command may be sent again under the same key.
 */
export class FailedError extends Error {
  override readonly name = 'FailedError';

  constructor(
    readonly status: number,
    /** Absent where the service says no more than that something went wrong. */
    readonly reason?: ServerMessage,
    /** Seconds after which the service asks to be tried again. */
    readonly retryAfter?: number,
    /** False where the answer has no code, as that of a proxy. */
    readonly hasCode = true,
  ) {
    super(reason?.code ?? UNEXPECTED);
  }
}

/**
 * No answer, or to a command none that the service itself can have given: nobody knows whether the command counted. It
 * may be sent again under the same key, where it has one.
 */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';

  constructor(
    readonly reason: 'network' | 'timeout',
    options?: ErrorOptions,
  ) {
    super('error.offline', options);
  }
}

/** The browser stores nothing for this site: who signs in would not be known on the next page. */
export class NotStoredError extends Error {
  override readonly name = 'NotStoredError';

  constructor() {
    super('error.notStored');
  }
}

/**
 * The same call may well succeed in a moment, without a change. Not after a 500: whatever made it fail is most likely
 * still there.
 */
export const isTransient = (error: unknown): error is UnansweredError | FailedError =>
  error instanceof UnansweredError || (error instanceof FailedError && error.status !== 500);

type ErrorBody = Partial<ServerMessage & Refusal>;

/** Reads an answer that is not 2xx. */
export async function toError(response: Response): Promise<RefusedError | FailedError> {
  const body = await readBody(response);
  if (response.status >= 500) {
    const seconds = Number(response.headers.get('retry-after'));
    const { code, message } = body;
    const reason = code === undefined || code === UNEXPECTED ? undefined : { code, message };
    return new FailedError(response.status, reason, seconds > 0 ? seconds : undefined, code !== undefined);
  }
  const globals =
    body.globalErrors ??
    (body.code === undefined ? [] : [{ code: body.code, message: body.message, arguments: body.arguments }]);
  return new RefusedError(response.status, globals, body.fieldErrors ?? []);
}

async function readBody(response: Response): Promise<ErrorBody> {
  try {
    return ((await response.json()) ?? {}) as ErrorBody;
  } catch {
    return {};
  }
}
