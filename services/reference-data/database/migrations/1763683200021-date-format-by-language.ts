import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A date format that nobody chose is null and follows the language. Until now it was filled in with that of the
 * language, so a user whose date format is that of the language follows the language from now on.
 */
export class DateFormatByLanguage1763683200021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reference.user_account ALTER COLUMN date_format DROP NOT NULL;
      UPDATE reference.user_account SET date_format = NULL WHERE date_format = upper(language);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE reference.user_account SET date_format = upper(language) WHERE date_format IS NULL;
      SET CONSTRAINTS ALL IMMEDIATE;
      ALTER TABLE reference.user_account ALTER COLUMN date_format SET NOT NULL;`);
  }
}
