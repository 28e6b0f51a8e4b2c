import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { CENTRE_TYPES, type CentreType } from '../../../domain/ledger/vocabulary.js';
import { centreDefinition } from '../../../reference-data/centre/centre.definition.js';
import type { Centre } from '../../../reference-data/centre/centre.entity.js';
import { ApiCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import { isText, type Readable } from '../../http/validation/faults.js';
import type { ImportReport } from '../import/import.dto.js';
import type { ImportColumn } from '../import/import-columns.js';
import type { LineOutcome } from '../import/import-report.js';
import type { ImportLine } from '../import/import-workbook.js';
import { LineByLineImport } from '../import/line-by-line-import.js';
import type { FieldsOfLine } from '../import/record-import.js';
import { CentreBody } from './centre-record.dto.js';
import { Centres } from './centres.js';

const FINESS_DIGITS = 9;
const POSTAL_CODE_DIGITS = 5;

const TYPE: ImportColumn = { name: 'type', kind: 'text' };

const PARENTS: ImportColumn = { name: 'parents', kind: 'list' };

const COLUMNS: readonly ImportColumn[] = [
  { name: 'code', kind: 'text' },
  { name: 'nom', kind: 'text' },
  { name: 'service', kind: 'text' },
  TYPE,
  PARENTS,
  { name: 'capacite', kind: 'number' },
  { name: 'numFiness', kind: 'text', digits: FINESS_DIGITS },
  { name: 'siret', kind: 'text', digits: 14 },
  { name: 'ape', kind: 'text' },
  { name: 'complementDistrib', kind: 'text' },
  { name: 'adresse', kind: 'text' },
  { name: 'codePostal', kind: 'text', digits: POSTAL_CODE_DIGITS },
  { name: 'ville', kind: 'text' },
  { name: 'libelleRoutage', kind: 'text' },
  { name: 'telephone', kind: 'text' },
  { name: 'email', kind: 'text' },
  { name: 'gestionStock', kind: 'flag' },
  { name: 'desactivationSuivi', kind: 'flag' },
  { name: 'modeOffline', kind: 'flag' },
  { name: 'modeQte', kind: 'text' },
  { name: 'modeAdministration', kind: 'text' },
  { name: 'destinataireEmail', kind: 'text' },
  { name: 'emailAutorise', kind: 'list' },
  { name: 'transporteur', kind: 'text' },
  { name: 'actif', kind: 'flag' },
];

const COLUMN_OF: Readonly<Record<string, string>> = { parentIds: 'parents', idTransporteur: 'transporteur' };

/**
 * A centre is known by its FINESS number, one without by its code; so are its parents, or by a name that no other
 * centre has. A carrier by its name.
 */
@Injectable()
export class CentreImport extends LineByLineImport<Centre, CentreBody> {
  protected override readonly keyField = 'numFiness';

  constructor(private readonly centres: Centres) {
    super(centres, centreDefinition, COLUMNS, CentreBody);
  }

  protected override keyOf({ numFiness, code }: Readable<CentreBody>): FindOptionsWhere<Centre> | null {
    if (isText(numFiness)) return { finess: numFiness };
    return isText(code) ? { code } : null;
  }

  protected override labelOf({ nom }: Readable<CentreBody>): string | null {
    return isText(nom) ? nom : null;
  }

  protected override columnOf(field: string): string {
    return COLUMN_OF[field] ?? field;
  }

  /** The users who lose access are named, as before centres are disabled in their list (AD-14). */
  protected override async consequencesOf(
    outcomes: readonly LineOutcome[],
    manager: EntityManager,
  ): Promise<Pick<ImportReport, 'pertesAcces'>> {
    const disabled = outcomes.filter(({ changed }) =>
      changed?.some(({ field, before, after }) => field === 'actif' && before === true && after === false),
    );
    const ids = disabled.map(({ id }) => id!);
    return { pertesAcces: await this.centres.usersLeftWithout(manager, ids) };
  }

  /** Parents that are named are looked up before a line renames them. */
  protected override async inCodes(
    manager: EntityManager,
    given: readonly ImportLine[],
  ): Promise<readonly ImportLine[]> {
    const lines = await super.inCodes(manager, given);
    if (!lines.some(({ cells }) => cells.has(PARENTS))) return lines;
    const codes = await codesByName(manager);
    return lines.map(({ number, cells }) => {
      const parents = cells.get(PARENTS);
      if (parents === undefined) return { number, cells };
      return { number, cells: new Map(cells).set(PARENTS, namedByCode(String(parents), codes)) };
    });
  }

  /** Parents before those below them. */
  protected override inOrder(lines: readonly ImportLine[]): readonly ImportLine[] {
    const rank = ({ cells }: ImportLine) => CENTRE_TYPES.indexOf(cells.get(TYPE) as CentreType);
    return [...lines].sort((one, other) => rank(one) - rank(other));
  }

  protected override async resolve(
    manager: EntityManager,
    { parents, transporteur, ...fields }: Record<string, unknown>,
  ): Promise<FieldsOfLine> {
    const faults: Violation[] = [];
    const unknown = (field: string, rejectedValue: unknown) =>
      faults.push({ field, code: ApiCode.unknownRecord, rejectedValue });
    if (parents !== undefined) {
      const found = await centresKnownAs(manager, parents as string[]);
      fields.parentIds = [...found.values()];
      for (const name of parents as string[]) if (!found.has(name)) unknown('parentIds', name);
    }
    if (transporteur !== undefined) {
      const [carrier] = await manager.query<{ id: string }[]>(
        'SELECT id FROM reference.carrier WHERE name = $1',
        [transporteur],
      );
      if (carrier) fields.idTransporteur = carrier.id;
      else unknown('idTransporteur', transporteur);
    }
    return { fields, faults };
  }
}

/** Codes of the centres whose name is no other centre's. */
async function codesByName(manager: EntityManager): Promise<ReadonlyMap<string, string>> {
  const rows = await manager.query<{ name: string; code: string }[]>(
    'SELECT name, min(code) AS code FROM reference.centre GROUP BY name HAVING count(*) = 1',
  );
  return new Map(rows.map(({ name, code }) => [name, code]));
}

/** Centres are separated by semicolons; by commas, too, unless that is a name with a comma in it. */
function namedByCode(cell: string, codes: ReadonlyMap<string, string>): string {
  const named = (part: string) => codes.get(part.trim());
  return cell
    .split(/[;\n]/)
    .flatMap((whole) => named(whole) ?? whole.split(',').map((part) => named(part) ?? part))
    .join(';');
}

/**
 * Ids by FINESS number (what Excel took for a number has lost its zeros), by code, or, of a centre that an earlier line
 * made, by its name.
 */
async function centresKnownAs(
  manager: EntityManager,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await manager.query<{ name: string; id: string }[]>(
    `SELECT given AS name, coalesce(
       (SELECT id FROM reference.centre WHERE finess = given),
       (SELECT id FROM reference.centre WHERE finess = lpad(given, greatest(length(given), $2), '0')),
       (SELECT id FROM reference.centre WHERE code = given),
       (SELECT min(id::text)::uuid FROM reference.centre WHERE name = given HAVING count(*) = 1)) AS id
     FROM unnest($1::text[]) AS given`,
    [names, FINESS_DIGITS],
  );
  return new Map(rows.filter(({ id }) => id !== null).map(({ name, id }) => [name, id]));
}
