import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is counted of a minute happened in that minute: the time of the last one moves no further.
 *
 * @param bound condition on the new time, beside that it is not before the minute
 */
const guard = (bound: string) => `
  CREATE OR REPLACE FUNCTION reference.guard_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD.occurred_at < clock_timestamp() - interval '1 year' THEN
      RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND OLD.minute IS NOT NULL AND NEW.count > OLD.count AND NEW.occurred_at >= OLD.minute
      AND ${bound}
      AND to_jsonb(NEW) - '{count,occurred_at}'::text[] = to_jsonb(OLD) - '{count,occurred_at}'::text[] THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the security log is append-only' USING ERRCODE = 'restrict_violation';
  END $$;
`;

/**
 * A row that was written before this migration may have a later time already, which it keeps. A process of the release
 * before, which may still run, tells the time when it stores the counts, up to a second after the minute.
 */
const WITHIN_MINUTE = `NEW.occurred_at <= greatest(OLD.occurred_at, OLD.minute + interval '61 seconds')`;

export class CountedMinute1795850000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(guard(WITHIN_MINUTE));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(guard('true'));
  }
}
