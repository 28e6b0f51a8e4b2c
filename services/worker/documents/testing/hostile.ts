/** A server that no document may reach, and text that tries to reach it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DocumentValues } from '../../../documents/fields/catalogue.js';

export class Listener {
  /** Addresses that were asked for. */
  readonly reached: string[] = [];
  private constructor(private readonly server: Server) {}

  static async start(): Promise<Listener> {
    const server = createServer();
    const listener = new Listener(server);
    server.on('request', (request, response) => {
      listener.reached.push(request.url!);
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return listener;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Fetches in every way that a page knows, and says `ran` where a script may run. */
  get injection(): string {
    return [
      `<img src="${this.url}/img" onerror="document.body.textContent='ran'">`,
      `<script>document.body.textContent='ran'</script><script src="${this.url}/script"></script>`,
      `<link rel="stylesheet" href="${this.url}/link"><iframe src="${this.url}/frame"></iframe>`,
      `</style><style>@import url(${this.url}/style)</style><a style="background:url(${this.url}/css)">`,
      '{{numeroBl}} &lt;b&gt;',
    ].join('');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

/** The text in the place of every other one, but for codes, which have an alphabet of their own. */
export const poisoned = (values: DocumentValues, text: string): DocumentValues =>
  replaced(values, text) as DocumentValues;

function replaced(value: unknown, text: string, name = ''): unknown {
  if (typeof value === 'string') return name === 'codeDatamatrix' ? '' : text;
  if (Array.isArray(value)) return value.map((item) => replaced(item, text));
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, text, key)]));
  }
  return value;
}
