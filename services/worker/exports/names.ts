/** Names behind the ids of a list, read once for each export: a join in memory is cheaper than one in every row. */
import type { Pool } from 'pg';
import { languageId } from '../../reference-data/value-list/language-id.js';
import { movementWords, unitTitle } from '../../words/catalogue.js';
import type { Language } from '../../words/language.js';

export interface NamedProduct {
  readonly name: string;
  /** In words. */
  readonly packaging: string;
  readonly doses: number;
  readonly expiryType: 'JOUR' | 'MOIS';
}

export class Names {
  private constructor(
    private readonly products: ReadonlyMap<string, NamedProduct>,
    private readonly centres: ReadonlyMap<string, string>,
    private readonly users: ReadonlyMap<string, string>,
    private readonly labels: ReadonlyMap<string, string>,
    readonly language: Language,
  ) {}

  static async load(pool: Pool, language: Language): Promise<Names> {
    const [products, centres, users, labels] = await Promise.all([
      pool.query<{ id: string } & NamedProduct>(
        `SELECT id, commercial_name AS name, packaging, coalesce(doses_per_package, 1)::float8 AS doses,
            expiry_type AS "expiryType"
           FROM reference.product`,
      ),
      pool.query<{ id: string; name: string }>('SELECT id, name FROM reference.centre'),
      pool.query<{ id: string; name: string }>(
        `SELECT id, first_name || ' ' || last_name AS name FROM reference.user_account`,
      ),
      pool.query<{ key: string; label: string }>(
        `SELECT list || ' ' || code AS key, labels ->> $1 AS label FROM reference.value_list_entry
          WHERE labels ->> $1 IS NOT NULL`,
        [languageId(language)],
      ),
    ]);
    return new Names(
      new Map(
        products.rows.map((product) => [
          product.id,
          { ...product, packaging: unitTitle(product.packaging, language) },
        ]),
      ),
      new Map(centres.rows.map(({ id, name }) => [id, name])),
      new Map(users.rows.map(({ id, name }) => [id, name])),
      new Map(labels.rows.map(({ key, label }) => [key, label])),
      language,
    );
  }

  product(id: string): NamedProduct {
    return this.products.get(id) ?? { name: id, packaging: '', doses: 1, expiryType: 'MOIS' };
  }

  /** The day, or for a month-type product `YYYY-MM` (docs/rules/stock.md, ST-8). */
  expiry(productId: string, lastDay: string): string {
    return this.product(productId).expiryType === 'MOIS' ? lastDay.slice(0, 'YYYY-MM'.length) : lastDay;
  }

  centre(id: string | null): string | null {
    return id === null ? null : (this.centres.get(id) ?? id);
  }

  /** What a value list calls a code; the code where it has no label in this language. */
  label(list: string, code: string): string {
    return this.labels.get(`${list} ${code}`) ?? code;
  }

  /** The type of a movement in words; one that takes another back is called by that. */
  movement({ type, cancels }: { readonly type: string; readonly cancels: string | null }): string {
    const { ofType, ofCancellation } = movementWords(this.language);
    return cancels ? ofCancellation : ofType(type);
  }

  user(id: string): string {
    return this.users.get(id) ?? id;
  }
}
