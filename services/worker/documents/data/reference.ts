/** What documents say of centres, products and people, as the reference data has it now. */
import type { Queries } from '../../../../projections/past.js';
import type { PartyValues } from '../../../documents/fields/common.js';
import { languageId } from '../../../reference-data/value-list/language-id.js';
import type { Language } from '../../../words/language.js';

export interface ProductRecord {
  readonly id: string;
  readonly type: string;
  readonly commercial_name: string;
  readonly name: string;
  readonly cip_code: string;
  readonly packaging: string;
  readonly storage: string | null;
  /** Null: it is not kept in a freezer. */
  readonly stability_28_hours: number | null;
  readonly note_comment: string | null;
  readonly expiry_type: 'JOUR' | 'MOIS';
  readonly doses_per_package: number;
  readonly units_per_box: number | null;
}

export class ReferenceRecords {
  constructor(private readonly queries: Queries) {}

  async parties(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, PartyValues>> {
    const records = await this.select<PartyValues & { readonly id: string }>(
      `SELECT id, name AS nom, coalesce(service, '') AS service, address AS adresse,
              coalesce(address_complement, '') AS complement, postal_code AS "codePostal", city AS ville,
              coalesce(phone, '') AS telephone, coalesce(email, '') AS email, coalesce(finess, '') AS finess
         FROM reference.centre WHERE id = ANY ($1::uuid[])`,
      ids,
    );
    return new Map(records.map(({ id, ...party }) => [id, party]));
  }

  async products(ids: readonly string[]): Promise<ReadonlyMap<string, ProductRecord>> {
    const records = await this.select<ProductRecord>(
      `SELECT id, type, commercial_name, name, cip_code, packaging, storage, stability_28_hours, note_comment, expiry_type,
              coalesce(doses_per_package, 1)::float8 AS doses_per_package, units_per_box
         FROM reference.product WHERE id = ANY ($1::uuid[])`,
      ids,
    );
    return new Map(records.map((record) => [record.id, record]));
  }

  /** First and last name; the id where the user is unknown. */
  async userName(id: string): Promise<string> {
    const { rows } = await this.queries.query<{ name: string }>(
      `SELECT first_name || ' ' || last_name AS name FROM reference.user_account WHERE id::text = $1`,
      [id],
    );
    return rows[0]?.name ?? id;
  }

  /** Name and telephone of a carrier. */
  async carrier(id: string | null): Promise<{ readonly name: string; readonly phone: string } | undefined> {
    const [carrier] = await this.select<{ name: string; phone: string }>(
      `SELECT name, coalesce(phone, '') AS phone FROM reference.carrier WHERE id = ANY ($1::uuid[])`,
      [id],
    );
    return carrier;
  }

  /** Maker and name of a container or a tracker. */
  async equipment(table: 'container' | 'tracker', id: string | null): Promise<string> {
    const [found] = await this.select<{ label: string }>(
      `SELECT maker || ' ' || name AS label FROM reference.${table} WHERE id = ANY ($1::uuid[])`,
      [id],
    );
    return found?.label ?? '';
  }

  async label(list: string, code: string, language: Language): Promise<string> {
    const { rows } = await this.queries.query<{ label: string | null }>(
      'SELECT labels ->> $3 AS label FROM reference.value_list_entry WHERE list = $1 AND code = $2',
      [list, code, languageId(language)],
    );
    return rows[0]?.label ?? code;
  }

  private async select<Record extends object>(
    text: string,
    ids: readonly (string | null)[],
  ): Promise<Record[]> {
    const wanted = ids.filter((id) => id !== null);
    if (wanted.length === 0) return [];
    return (await this.queries.query<Record>(text, [wanted])).rows;
  }
}
