/** The API with commands, read models and queries, as users of the demonstration's centres speak to it. */
import type { Response, Test } from 'supertest';
import { CommandsModule } from '../../services/api/commands/commands.module.js';
import { QueriesModule } from '../../services/api/queries/queries.module.js';
import { demonstrationIds } from '../../services/demonstration/reference-data/ids.js';
import { ReactorsModule } from '../../services/worker/reactors/reactors.module.js';
import { startTestApi, type TestApi, type TestApiOptions } from './api.js';

export const { centres, products, containers, trackers, carriers } = demonstrationIds;

/** A day on which nothing of the specs has expired. */
export const EXPIRY = '2036-06-30';

export class StockApi {
  private constructor(readonly api: TestApi) {}

  static async start(options: TestApiOptions = {}): Promise<StockApi> {
    const imports = [CommandsModule, QueriesModule, ReactorsModule];
    const api = await startTestApi({
      ...options,
      readModels: true,
      imports: [...imports, ...(options.imports ?? [])],
    });
    return new StockApi(api);
  }

  /** The newest position that a command answered: what is asked next is to see it. */
  private newest = 0n;

  as(login: string, centreId?: string): StockUser {
    const positions = {
      newest: () => String(this.newest),
      seen: (position: string) => {
        if (BigInt(position) > this.newest) this.newest = BigInt(position);
      },
    };
    return new StockUser(this.api, positions, login, centreId);
  }

  readonly referent = () => this.as('referent', centres.pharmacieCentrale);
  readonly nord = () => this.as('dispatch', centres.plateformeNord);
  readonly sud = () => this.as('sud', centres.plateformeSud);
  readonly bellevue = () => this.as('bellevue', centres.centreBellevue);

  /** A batch of Immunol at Plateforme Nord; answers its id. */
  async batchAtNord(quantite: number, lot: string): Promise<string> {
    const entry = { idProduit: products.immunol, quantite, lot, peremption: EXPIRY, conforme: true };
    return (await this.nord().post('/dispatch/entree-stock', entry).expect(201)).body.id;
  }

  /** A note of one line from Plateforme Nord; answers its id. */
  async noteTo(destination: string, idStock: string, quantite: number): Promise<string> {
    const produits = [{ idProduit: products.immunol, typeProduit: 'VACCIN', quantite, idStock }];
    return (await this.nord().post('/dispatch/preparation', { produits, destination }).expect(201)).body.id;
  }

  /** Packages in the fridge of Centre Bellevue; answers the line's id. */
  async lineAtBellevue(quantite: number, lot: string): Promise<string> {
    const note = await this.noteTo(centres.centreBellevue, await this.batchAtNord(quantite, lot), quantite);
    return (await this.bellevue().post('/vaccination/entree-stock', { idBl: note }).expect(201)).body.id;
  }

  async quantityOf(user: StockUser, prefix: string, lot: string, after: Response): Promise<number> {
    const { body } = await user.get(`/${prefix}/stock?lot=${lot}`, after).expect(200);
    return (body as { quantite: number }[]).reduce((sum, { quantite }) => sum + quantite, 0);
  }

  close(): Promise<void> {
    return this.api.close();
  }
}

export class StockUser {
  constructor(
    private readonly api: TestApi,
    private readonly positions: { newest(): string; seen(position: string): void },
    private readonly login: string,
    private readonly centreId: string | undefined,
  ) {}

  post(path: string, body: object, key?: string): Test {
    return this.send(this.api.http().post(`/api/admin${path}`), key).send(body);
  }

  put(path: string, body?: object, key?: string): Test {
    return this.send(this.api.http().put(`/api/admin${path}`), key).send(body);
  }

  /** A form with its file. */
  upload(
    path: string,
    form: Readonly<Record<string, string>>,
    file: Buffer,
    name: string,
    key?: string,
  ): Test {
    const request = this.send(this.api.http().post(`/api/admin${path}`), key);
    for (const [field, value] of Object.entries(form)) void request.field(field, value);
    return request.attach('file', file, name);
  }

  delete(path: string, key?: string): Test {
    return this.send(this.api.http().delete(`/api/admin${path}`), key);
  }

  /** @param after a command's answer, whose effect the query is to see; else all that was answered so far */
  get(path: string, after?: Response): Test {
    const position = (after?.headers['x-ledger-position'] as string | undefined) ?? this.positions.newest();
    return this.send(this.api.http().get(`/api/admin${path}`)).set('X-Ledger-Position', position);
  }

  private send(request: Test, key?: string): Test {
    request.set('Authorization', `Bearer ${this.api.tokenOf(this.login)}`);
    if (this.centreId) request.set('X-Centre-Id', this.centreId);
    request.on('response', ({ headers }: Response) => {
      const position = headers['x-ledger-position'] as string | undefined;
      if (position) this.positions.seen(position);
    });
    return key ? request.set('Idempotency-Key', key) : request;
  }
}
