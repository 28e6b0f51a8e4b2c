/**
 * What holds of every export alike: the filters on a first sheet, a frozen head in the reader's language, cells of
 * their column's type, and no text that a spreadsheet would run.
 */
import ExcelJS from 'exceljs';
import { SIMPLE_DEFINITIONS } from '../../services/api/administration/administered-kinds.js';
import { AdministrationModule } from '../../services/api/administration/administration.module.js';
import { exampleOf } from '../../services/api/administration/testing/example-record.js';
import { ExportsApiModule } from '../../services/api/exports/exports-api.module.js';
import { businessDate, mondayOf } from '../../services/domain/shared/calendar.js';
import { EXPORT_LISTS, type ExportList } from '../../services/jobs/job-kinds.js';
import { JobsModule } from '../../services/jobs/jobs.module.js';
import { MAIL_REASONS } from '../../services/reference-data/centre/vocabulary.js';
import { RECORD_DEFINITIONS, type RecordKind } from '../../services/reference-data/records/definitions.js';
import { enumerationWord, type Heading, heading, yesOrNo } from '../../services/words/catalogue.js';
import { ExportsModule } from '../../services/worker/exports/exports.module.js';
import type { CellType } from '../../services/worker/exports/list.js';
import { EXPORTED_LISTS } from '../../services/worker/exports/lists/index.js';
import { Names } from '../../services/worker/exports/names.js';
import { centres, products, StockApi } from '../support/stock-api.js';
import { cellsOf, file, workbookOf } from './sheets.js';

const RECORD_PATHS = Object.fromEntries(
  RECORD_DEFINITIONS.map(({ name, path }) => [name, `/${path}/export`]),
) as Readonly<Record<RecordKind, string>>;

const PATHS: Readonly<Record<ExportList, string>> = {
  stock: '/dispatch/stock/export',
  movement: '/dispatch/mouvement/export',
  use: '/vaccination/utilisation/export?modeAdministration=JOUR&nbWeeks=5',
  'weekly-use': '/vaccination/utilisation/export?modeAdministration=SEMAINE&nbWeeks=5',
  replenishment: '/vaccination/besoin/export',
  allocation: '/vaccination/approvisionnement/export/1',
  'allocation-total': '/vaccination/approvisionnement/export-cumul/5',
  'use-and-loss': '/statistiques/pertes/export',
  security: '/audit/securite/export',
  count: '/dispatch/inventaire/{count}/export',
  dossier: `/ledger/dossier/export?idCentre=${centres.plateformeNord}`,
  ...RECORD_PATHS,
};

/** How a spreadsheet shows a cell of each type; `@` is text, whatever is in it. */
const FORMATS: Readonly<Record<'fr' | 'en', Readonly<Record<CellType, string>>>> = {
  fr: {
    text: '@',
    whole: '#,##0',
    decimal: '#,##0.0##',
    date: 'dd/mm/yyyy',
    expiry: 'dd/mm/yyyy',
    instant: 'dd/mm/yyyy hh:mm',
  },
  en: {
    text: '@',
    whole: '#,##0',
    decimal: '#,##0.0##',
    date: 'mm/dd/yyyy',
    expiry: 'mm/dd/yyyy',
    instant: 'mm/dd/yyyy hh:mm',
  },
};
const VALUES: Readonly<Record<CellType, ExcelJS.ValueType>> = {
  text: ExcelJS.ValueType.String,
  whole: ExcelJS.ValueType.Number,
  decimal: ExcelJS.ValueType.Number,
  date: ExcelJS.ValueType.Date,
  expiry: ExcelJS.ValueType.Date,
  instant: ExcelJS.ValueType.Date,
};

/** What spreadsheets take for a formula, a command or a link when it comes as CSV. */
const DANGEROUS = `=HYPERLINK("http://127.0.0.1/";"x")`;
const ALSO_DANGEROUS = [`@SUM(1+1)*cmd|' /C calc'!A0`, '+1+1', '-1+1', '\t=1+1', '<script>alert(1)</script>'];

describe('exports', () => {
  let api: StockApi;
  let countId: string;

  beforeAll(async () => {
    api = await StockApi.start({
      imports: [AdministrationModule, JobsModule, ExportsModule, ExportsApiModule],
    });
    await api.lineAtBellevue(4, 'ALL-1');
    const { pool } = api.api;
    const today = new Date().toISOString().slice(0, 10);
    const declared = { idProduit: products.immunol, doseCount1: 3, doseCount2: 0, doseCount3: 1 };
    await api
      .bellevue()
      .post('/vaccination/utilisation', { ...declared, modeAdministration: 'JOUR', dayOfWeek: today })
      .expect(201);
    await api
      .nord()
      .post('/vaccination/approvisionnement', {
        idCentre: centres.centreBellevue,
        idProduit: products.immunol,
        debutSemaine: mondayOf(businessDate(new Date().toISOString(), 'Europe/Paris')),
        modeQte: 'DOSE',
        lundi1: 30,
        mardi2: 10,
      })
      .expect(201);
    const wanted = {
      idProduit: products.immunol,
      modeQte: 'CONDITIONNEMENT',
      nbCond: 3,
      dateSouhaitee: '2036-01-07',
    };
    const { body: request } = await api
      .bellevue()
      .post('/vaccination/besoin', { ...wanted, commentaire: 'Séance' })
      .expect(201);
    await api
      .nord()
      .put('/vaccination/besoin', {
        id: request.id,
        newStatut: 'CONFIRME',
        nbFlacons: 2,
        dateReception: '2036-01-08T11:00:00Z',
      })
      .expect(200);
    await pool.query(
      `INSERT INTO reference.template (id, name, type, published, file_name, file)
       VALUES (gen_random_uuid(), 'T', 'DISPATCH_BL', true, 't.docx', '')`,
    );
    await pool.query(
      `INSERT INTO reference.security_event (occurred_at, event, outcome, login, address, user_id)
       SELECT now(), 'CONNEXION', 'SUCCES', login, '127.0.0.1', id FROM reference.user_account WHERE login = 'admin'`,
    );
    const { body: count } = await api.nord().post('/dispatch/inventaire', {}).expect(201);
    countId = count.id;
    for (const definition of SIMPLE_DEFINITIONS)
      await api.as('admin').post(`/${definition.path}`, exampleOf(definition, 1)).expect(201);
    const lignes = [{ idStock: await api.batchAtNord(2, 'ALL-2'), quantiteComptee: 1 }];
    await api.nord().put(`/dispatch/inventaire/${countId}/lignes`, { lignes }).expect(200);
  });
  afterAll(() => api.close());

  const exported = async (path: string): Promise<[ExcelJS.Worksheet, ExcelJS.Worksheet]> => {
    const { body } = await file(api.as('admin').get(path)).expect(200);
    return (await workbookOf(body as Buffer)).worksheets as [ExcelJS.Worksheet, ExcelJS.Worksheet];
  };

  const importedFile = async (path: string, content: Buffer) => {
    const { body } = await api
      .as('admin')
      .upload(`${path}/import`, { dryRun: 'true' }, content, 'list.xlsx')
      .expect(200);
    return body;
  };
  const imported = async (path: string, sheet: ExcelJS.Worksheet) =>
    importedFile(path, Buffer.from(await sheet.workbook.xlsx.writeBuffer()));

  describe.each(['fr', 'en'] as const)('in %s', (language) => {
    let names: Names;

    beforeAll(async () => {
      await api.as('admin').put('/utilisateurs/langue').send({ langue: language }).expect(200);
      names = await Names.load(api.api.pool, language);
    });

    it.each(EXPORT_LISTS)('of %s', async (list) => {
      const [rows, filters] = await exported(PATHS[list].replace('{count}', countId));
      const said = new Map(
        Array.from(
          { length: filters.rowCount },
          (_, index) => cellsOf(filters, index + 1) as [string, string],
        ),
      );
      const french = language === 'fr';
      expect(filters.name).toBe(french ? 'Filtres' : 'Filters');
      expect(said.get(french ? 'Nombre de lignes' : 'Number of rows')).toBe(String(rows.rowCount - 1));
      expect(said.get(french ? 'Exporté par' : 'Exported by')).toBeTruthy();
      for (const sheet of [filters, rows]) {
        expect(sheet.views).toEqual([expect.objectContaining({ state: 'frozen', ySplit: 1 })]);
      }

      const { columns } = EXPORTED_LISTS[list];
      const expected = columns(names);
      expect(rows.name).toBe(enumerationWord('exportList', list, language));
      expect(cellsOf(rows, 1)).toEqual(expected.map(({ heading }) => heading(language)));
      expect(rows.rowCount).toBeGreaterThan(1);
      const filled = new Set<number>();
      for (let row = 2; row <= rows.rowCount; row++) {
        expected.forEach(({ type }, index) => {
          const cell = rows.getRow(row).getCell(index + 1);
          if (cell.type === ExcelJS.ValueType.Null) return;
          filled.add(index);
          expect([cell.type, cell.numFmt]).toEqual([VALUES[type], FORMATS[language][type]]);
        });
      }
      // A column that is empty in every row would not be checked.
      expect(filled.size).toBeGreaterThan(expected.length / 2);
    });

    it.each(['/centre', '/referentiel/produit'])('of %s can be imported again', async (path) => {
      const [rows] = await exported(`${path}/export`);
      expect(await imported(path, rows)).toMatchObject({
        erreurs: 0,
        modifications: 0,
        creations: 0,
        inchanges: rows.rowCount - 1,
      });
      const cell = rows.getRow(2).getCell(1);
      cell.value = `${cell.value} 2`;
      const { lignes, ...counted } = await imported(path, rows);
      expect(counted).toMatchObject({ erreurs: 0, modifications: 1, inchanges: rows.rowCount - 2 });
      expect(lignes[0].modifications).toMatchObject([{ apres: cell.value }]);
    });

    it('of centres says in words what an import changes by them', async () => {
      const [rows] = await exported('/centre/export?type=REFERENT');
      const columnOf = (field: Heading) => cellsOf(rows, 1).indexOf(heading(field, language)) + 1;
      const change = (field: Heading, before: string, after: string) => {
        const cell = rows.getRow(2).getCell(columnOf(field));
        expect(cell.value).toBe(before);
        cell.value = after;
      };
      const said = (reason: string) => enumerationWord('mailReason', reason, language);
      const some = [said('RETOUR_PRODUIT'), said('RAPPEL_LOT')].join(', ');
      change('gestionStock', yesOrNo(false, language), yesOrNo(true, language));
      change('emailAutorise', MAIL_REASONS.map(said).join(', '), some);
      const [line] = (await imported('/centre', rows)).lignes;
      expect(line.modifications).toEqual([
        { champ: 'gestionStock', avant: false, apres: true },
        { champ: 'emailAutorise', avant: [...MAIL_REASONS], apres: ['RETOUR_PRODUIT', 'RAPPEL_LOT'] },
      ]);
    });
  });

  it('of centres leads back to parents and texts that can be read in two ways', async () => {
    const { pool } = api.api;
    const names = ['Jumeau', 'Jumeau', 'Est; Ouest', 'Jumeau &amp; fils', 'Étoile 10', 'Étoile 9'];
    const { rows: inserted } = await pool.query<{ id: string }>(
      `INSERT INTO reference.centre
       SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'finess', NULL,
           'code', 'JUMEAU' || n.place, 'name', n.name))).*
         FROM reference.centre c, unnest($2::text[]) WITH ORDINALITY AS n (name, place) WHERE c.id = $1 RETURNING id`,
      [centres.plateformeNord, names],
    );
    const ids = inserted.map(({ id }) => id);
    await pool.query(
      'INSERT INTO reference.centre_link (child_id, parent_id) SELECT $1, unnest($2::uuid[])',
      [centres.centreRiviere, ids],
    );
    // As it is: to read and write it would be another program's work.
    for (const name of ['Rivi%C3%A8re&type=VACCINATION', 'fils']) {
      const { body } = await file(api.as('admin').get(`/centre/export?nom=${name}`)).expect(200);
      expect(await importedFile('/centre', body as Buffer)).toMatchObject({ erreurs: 0, inchanges: 1 });
    }
    const [rows] = await exported('/centre/export?nom=Rivi%C3%A8re&type=VACCINATION');
    expect(cellsOf(rows, 2)).toContainEqual(expect.stringContaining('Étoile 9; Étoile 10'));
    await pool.query('DELETE FROM reference.centre WHERE id = ANY ($1)', [ids]);
  });

  it('runs nothing that somebody has typed', async () => {
    const { pool } = api.api;
    const texts = [DANGEROUS, ...ALSO_DANGEROUS];
    for (const [index, text] of texts.entries()) {
      await pool.query(
        `INSERT INTO reference.value_list_entry (id, list, code, labels, rank, active)
         VALUES (gen_random_uuid(), 'DANGER', $1, jsonb_build_object('1', $2::text, '2', $2::text), 0, true)`,
        [`D${index}`, text],
      );
    }
    const [rows] = await exported('/value-list/export?liste=DANGER');
    const [, filters] = await exported(`/value-list/export?liste=${encodeURIComponent(DANGEROUS)}`);
    const cells: ExcelJS.Cell[] = [];
    for (const sheet of [rows, filters]) sheet.eachRow((row) => row.eachCell((cell) => cells.push(cell)));
    expect(cells.map(({ value }) => value)).toEqual(expect.arrayContaining([...texts]));
    for (const cell of cells) {
      expect([cell.type, cell.formula, cell.hyperlink]).toEqual([
        ExcelJS.ValueType.String,
        undefined,
        undefined,
      ]);
    }
  });
});
