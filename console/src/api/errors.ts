/** What the service answers when it does not do what was asked (docs/rules/http.md, HT-2 and HT-3). */
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
    super(`${status} ${[...globalErrors, ...fieldErrors].map(({ code }) => code).join(', ')}`);
  }

  hasGlobal(code: string): boolean {
    return this.globalErrors.some((error) => error.code === code);
  }

  onField(field: string): FieldError | undefined {
    return this.fieldErrors.find((error) => error.field === field);
  }
}

/** No answer, or none that says what happened: the same command may be sent again under the same key. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';

  constructor(
    readonly reason: 'network' | 'timeout' | 'server',
    /** Seconds after which the service asks to be tried again. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(`unanswered: ${reason}`, options);
  }
}

interface ErrorBody {
  readonly code?: string;
  readonly message?: string;
  readonly arguments?: Readonly<Record<string, string | number>>;
  readonly globalErrors?: readonly ServerMessage[];
  readonly fieldErrors?: readonly FieldError[];
}

/** Reads an answer that is not 2xx. */
export async function toError(response: Response): Promise<RefusedError | UnansweredError> {
  if (response.status >= 500) {
    const seconds = Number(response.headers.get('retry-after'));
    return new UnansweredError('server', seconds > 0 ? seconds : undefined);
  }
  const body = await readBody(response);
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
