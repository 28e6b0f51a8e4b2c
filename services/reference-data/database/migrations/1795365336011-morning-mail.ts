import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which users get a mail every morning about what needs attention. */
export class MorningMail1795365336011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE reference.user_account ADD COLUMN morning_mail boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reference.user_account DROP COLUMN morning_mail');
  }
}
