import type { EntityManager } from 'typeorm';

/** One at a time, so that two new centres do not get the same code; any number, the same in every process. */
const CENTRE_CODE_LOCK = 4_201_766;

/** The initials of the name, numbered where they are taken: `PN`, `PN2`, `PN3`. */
export async function newCentreCode(manager: EntityManager, name: string): Promise<string> {
  const stem = initials(name);
  await manager.query('SELECT pg_advisory_xact_lock($1)', [CENTRE_CODE_LOCK]);
  const [{ last }] = await manager.query(
    `SELECT max(CASE WHEN code = $1 THEN 1 ELSE substring(code FROM $2)::integer END) AS last
     FROM reference.centre WHERE code ~ $2 OR code = $1`,
    [stem, `^${stem}([1-9][0-9]{0,5})$`],
  );
  return last === null ? stem : `${stem}${last + 1}`;
}

/** `Plateforme Nord` → `PN`, at most four letters; `C` where nothing of the name is a letter or a digit. */
function initials(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[A-Z0-9]+/g);
  return (words ?? ['C'])
    .slice(0, 4)
    .map((word) => word[0])
    .join('');
}
