/** Goods of a spec's own, made over HTTP, so that specs do not disturb one another. */
import { Client } from '../../support/client.js';
import { mark } from './form.js';

interface Named {
  readonly id: string;
  readonly nomCommercial: string;
  readonly type: string;
  readonly stabilite28: number | null;
}

/** A lot that nothing else has, and a second attempt of the same story neither. */
export const lotOf = (name: string): string => `${name}-${mark()}`;

export class StockKeeper {
  private constructor(
    readonly client: Client,
    private readonly prefix: 'referent' | 'dispatch',
    private readonly products: readonly Named[],
  ) {}

  static async signIn(url: string, login: 'referent' | 'dispatch'): Promise<StockKeeper> {
    const client = await Client.signIn(url, login);
    const { body } = await client.get<Named[]>('/referentiel/liste/produit');
    return new StockKeeper(client, login, body);
  }

  productNamed(name: string): Named {
    const product = this.products.find(({ nomCommercial }) => nomCommercial === name);
    if (!product) throw new Error(`no product ${name}`);
    return product;
  }

  /** A batch of Immunol; answers its id. */
  async enter(
    lot: string,
    quantite: number,
    peremption = '2036-06-30',
    product = 'Immunol',
  ): Promise<string> {
    const idProduit = this.productNamed(product).id;
    const entry = { idProduit, quantite, lot, peremption, conforme: true };
    return this.command(`/${this.prefix}/entree-stock`, entry);
  }

  /** A delivery note with one line; answers its id and number. What thaws leaves the freezer now. */
  async send(
    destination: string,
    lot: string,
    quantite: number,
    product = 'Immunol',
  ): Promise<{ id: string; numeroBl: string }> {
    const { id: idProduit, type: typeProduit, stabilite28 } = this.productNamed(product);
    const idStock = await this.enter(lot, quantite, undefined, product);
    const sortie = stabilite28 === null ? null : new Date().toISOString();
    const id = await this.command(`/${this.prefix}/preparation`, {
      produits: [{ idProduit, typeProduit, quantite, idStock, sortie }],
      destination: await this.centreId(destination),
    });
    const note = await this.client.get<{ numeroBl: string }>(`/${this.prefix}/preparation/${id}`);
    return { id, numeroBl: note.body.numeroBl };
  }

  /** Packages of a lot that the centre holds. */
  async holds(lot: string): Promise<number> {
    const { body } = await this.client.get<{ quantite: number }[]>(`/${this.prefix}/stock?lot=${lot}`);
    return body.reduce((sum, { quantite }) => sum + quantite, 0);
  }

  /** Waits until the read models have it. */
  async command(path: string, body: unknown): Promise<string> {
    const answer = await this.client.post<{ id: string }>(path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    await this.client.get(`/${this.prefix}/preparation`, { position: answer.position });
    return answer.body.id;
  }

  async centreId(name: string): Promise<string> {
    const { body: centre } = await this.client.get<{
      childrenDispatch: { id: string; nom: string }[];
      childrenVaccination: { id: string; nom: string }[];
    }>('/centre/me');
    const found = [...centre.childrenDispatch, ...centre.childrenVaccination].find(({ nom }) => nom === name);
    if (!found) throw new Error(`${name} is not below`);
    return found.id;
  }
}
