import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Part of the product, not of the demonstration (decisions.md, "Enumerations"): list, code, French, English. */
const ENTRIES = [
  ['SCRAPPING_CAUSE', 'CASSE', 'Casse', 'Breakage'],
  ['SCRAPPING_CAUSE', 'PEREMPTION', 'Péremption', 'Expiry'],
  ['SCRAPPING_CAUSE', 'RUPTURE_CHAINE_FROID', 'Rupture de la chaîne du froid', 'Cold chain break'],
  ['SCRAPPING_CAUSE', 'DEFAUT_QUALITE', 'Défaut de qualité', 'Quality defect'],
  ['SCRAPPING_CAUSE', 'FIN_DE_VIE_FLACON', 'Fin de vie du flacon', 'End of vial life'],
  ['SCRAPPING_CAUSE', 'PERTE', 'Perte', 'Loss'],
  ['SCRAPPING_CAUSE', 'AUTRE', 'Autre', 'Other'],
  ['PRODUCT_TYPE', 'VACCIN', 'Vaccin', 'Vaccine'],
  ['PRODUCT_TYPE', 'DILUANT', 'Diluant', 'Diluent'],
  ['PRODUCT_TYPE', 'SERINGUE', 'Seringue', 'Syringe'],
  ['PRODUCT_TYPE', 'AIGUILLE', 'Aiguille', 'Needle'],
  ['PRODUCT_TYPE', 'MEDICAMENT', 'Médicament', 'Medicine'],
  ['PRODUCT_TYPE', 'EPI', 'Équipement de protection individuelle', 'Personal protective equipment'],
];

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
