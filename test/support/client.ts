/** Speaks to a running service as a client does. */
export const DEMONSTRATION_PASSWORD = 'Demo-ledger-2026!';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly position: bigint | undefined;
}

export interface CentreTree {
  readonly id: string;
  readonly nom: string;
  readonly childrenVaccination: CentreTree[];
  readonly childrenDispatch: CentreTree[];
}

export interface RequestOptions {
  readonly key?: string;
  readonly position?: bigint;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

export class Client {
  private constructor(
    private readonly baseUrl: string,
    private readonly token: string,
    readonly centreId: string | undefined,
  ) {}

  /** Signs in and selects the centre of this name (the user's first where none is given). */
  static async signIn(baseUrl: string, login: string, centreName?: string): Promise<Client> {
    const anonymous = new Client(baseUrl, '', undefined);
    const { status, body } = await anonymous.post<{ token: string }>('/auth/login', {
      username: login,
      password: DEMONSTRATION_PASSWORD,
    });
    if (status !== 200) throw new Error(`${login} cannot sign in: ${status} ${JSON.stringify(body)}`);
    const user = new Client(baseUrl, body.token, undefined);
    const centres = await user.get<{ id: string; nom: string }[]>('/centre/me/list');
    const centre = centreName ? centres.body.find(({ nom }) => nom === centreName) : centres.body[0];
    return new Client(baseUrl, body.token, centre?.id);
  }

  /** The same session, at another process. */
  at(baseUrl: string): Client {
    return new Client(baseUrl, this.token, this.centreId);
  }

  get<T>(path: string, options?: RequestOptions): Promise<Answer<T>> {
    return this.request<T>('GET', path, undefined, options);
  }

  post<T>(path: string, body: unknown, options?: RequestOptions): Promise<Answer<T>> {
    return this.request<T>('POST', path, body, options);
  }

  put<T>(path: string, body: unknown, options?: RequestOptions): Promise<Answer<T>> {
    return this.request<T>('PUT', path, body, options);
  }

  /** What is no JSON where all is well, such as a document or a workbook. */
  async file(path: string, signal?: AbortSignal): Promise<{ status: number; content: Buffer }> {
    const response = await fetch(`${this.baseUrl}/api/admin${path}`, { headers: this.identity, signal });
    return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
  }

  private get identity(): Record<string, string> {
    return {
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...(this.centreId ? { 'x-centre-id': this.centreId } : {}),
    };
  }

  /** A form with a file, as a browser sends it. */
  send<T>(
    path: string,
    fields: Readonly<Record<string, string | { readonly name: string; readonly content: Buffer }>>,
  ): Promise<Answer<T>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, new Blob([Uint8Array.from(value.content)]), value.name);
    }
    return this.request<T>('POST', path, form);
  }

  private async request<T>(
    method: string,
    path: string,
    body: unknown,
    { key, position, signal, headers }: RequestOptions = {},
  ): Promise<Answer<T>> {
    const json = body instanceof FormData ? undefined : JSON.stringify(body);
    const response = await fetch(`${this.baseUrl}/api/admin${path}`, {
      method,
      signal,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.identity,
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
        ...(position === undefined ? {} : { 'x-ledger-position': String(position) }),
      },
      body: body instanceof FormData ? body : json,
    });
    const text = await response.text();
    const header = response.headers.get('x-ledger-position');
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : undefined) as T,
      position: header === null ? undefined : BigInt(header),
    };
  }
}
