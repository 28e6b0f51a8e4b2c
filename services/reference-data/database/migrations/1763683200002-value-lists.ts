import type { MigrationInterface, QueryRunner } from 'typeorm';
import { en } from '../../../words/en/index.js';
import { fr } from '../../../words/fr/index.js';

/** What the value lists of the product begin with: list, code, French, English. Administrators change them afterwards. */
const ENTRIES = [
  ...entriesOf('SCRAPPING_CAUSE', fr.enumerations.scrappingCause, en.enumerations.scrappingCause),
  ...entriesOf('PRODUCT_TYPE', fr.enumerations.productType, en.enumerations.productType),
];

function entriesOf<Code extends string>(
  list: string,
  french: Readonly<Record<Code, string>>,
  english: Readonly<Record<Code, string>>,
): (readonly [list: string, code: string, french: string, english: string])[] {
  return (Object.keys(french) as Code[]).map((code) => [list, code, french[code], english[code]]);
}

export class ValueLists1763683200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [rank, [list, code, french, english]] of ENTRIES.entries()) {
      await runner.query(
        `INSERT INTO reference.value_list_entry (list, code, labels, rank, active)
         VALUES ($1, $2, jsonb_build_object('1', $3::text, '2', $4::text), $5, true)`,
        [list, code, french, english, rank],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM reference.value_list_entry WHERE list IN ('SCRAPPING_CAUSE', 'PRODUCT_TYPE')`,
    );
  }
}
