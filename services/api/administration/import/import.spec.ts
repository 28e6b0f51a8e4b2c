import ExcelJS from 'exceljs';
import { eventually } from '../../../../test/support/eventually.js';
import { demonstrationIds } from '../../../demonstration/reference-data/demonstration.js';
import {
  type AdministrationApi,
  type SentFile,
  startAdministrationApi,
  xlsx,
} from '../testing/administration-api.js';

const { products, centres } = demonstrationIds;

const PRODUCTS = [
  ['codeCip', 'type', 'nomCommercial', 'nom', 'typeConditionnement', 'nbDoses', 'nbUnitesBoite', 'actif'],
  [
    '3400930000014',
    null,
    'Vaxilor 2026',
    'Vaxilor, dispersion à diluer pour injection',
    'FLACON',
    6,
    195,
    null,
  ],
  [3400930777777, 'SERINGUE', 'Seringue 2 mL', 'Seringue stérile 2 mL', 'BOITE', '100', 1, 'oui'],
];

const CENTRES = [
  [
    'numFiness',
    'nom',
    'type',
    'parents',
    'adresse',
    'codePostal',
    'ville',
    'destinataireEmail',
    'transporteur',
  ],
  ['590000991', 'Centre Source', 'VACCINATION', '590000990', '1 rue A', 1000, 'Bourg', 'BOTH', null],
  [590000990, 'Plateforme Ouest', 'DISPATCH', 'PC', '2 rue B', '29200', 'Brest', 'CENTER', null],
];

interface Line {
  readonly ligne: number;
  readonly statut: string;
  readonly modifications: { champ: string; avant: unknown; apres: unknown }[];
  readonly erreurs: { field: string; code: string; message: string }[];
}

interface Named {
  readonly code: string;
  readonly name: string;
}

describe('import', () => {
  let api: AdministrationApi;

  const start = async () => {
    api = await startAdministrationApi();
  };
  const close = () => api.close();

  const send = (path: string, file: SentFile, dryRun: boolean) =>
    api.upload('admin', 'post', `${path}/import`, { dryRun }, file);
  const audited = async () => {
    const { rows } = await api.pool.query<{ count: string }>('SELECT count(*) FROM reference.audit_entry');
    return Number(rows[0]!.count);
  };

  describe('that is carried out', () => {
    beforeEach(start);
    afterEach(close);

    it('names who has no active centre left, also where it is only tried', async () => {
      const { rows } = await api.pool.query<Named>(
        'SELECT code, name FROM reference.centre WHERE id = ANY ($1) ORDER BY name',
        [[centres.centreBellevue, centres.centreMer, centres.centreRiviere]],
      );
      const [bellevue, mer, riviere] = rows as [Named, Named, Named];
      const losing = async (dryRun: boolean, ...lines: [centre: Named, actif: string][]) => {
        const file = await xlsx([
          ['code', 'nom', 'adresse', 'codePostal', 'ville', 'destinataireEmail', 'actif'],
          ...lines.map(([{ code, name }, actif]) => [code, name, '1 rue A', '59000', 'Bourg', 'BOTH', actif]),
        ]);
        const { body } = await send('centre', file, dryRun).expect(200);
        expect(body.erreurs).toBe(0);
        return (body.pertesAcces as { login: string }[]).map(({ login }) => login);
      };
      expect(await losing(true, [riviere, 'non'], [mer, 'non'])).toEqual(['riviere']);
      expect(await losing(false, [bellevue, 'non'], [riviere, 'non'])).toEqual(['bellevue']);
      // Bellevue was disabled before, and who loses one centre here has another one again.
      expect(await losing(true, [bellevue, 'non'], [riviere, 'oui'], [mer, 'non'])).toEqual([]);
    });

    it('says in a dry run what the real one then does', async () => {
      const file = await xlsx(PRODUCTS);
      const before = await audited();
      const { body: tried } = await send('referentiel/produit', file, true).expect(200);
      expect(tried).toMatchObject({ dryRun: true, creations: 1, modifications: 1, inchanges: 0, erreurs: 0 });
      expect(tried.lignes).toEqual([
        {
          ligne: 2,
          statut: 'MODIFICATION',
          libelle: 'Vaxilor 2026',
          id: products.vaxilor,
          modifications: [{ champ: 'nomCommercial', avant: 'Vaxilor', apres: 'Vaxilor 2026' }],
          erreurs: [],
        },
        { ligne: 3, statut: 'CREATION', libelle: 'Seringue 2 mL', id: null, modifications: [], erreurs: [] },
      ]);
      expect(await audited()).toBe(before);
      const vaxilor = () => api.as('admin', 'get', `referentiel/produit/${products.vaxilor}`);
      expect((await vaxilor()).body).toMatchObject({ nomCommercial: 'Vaxilor', version: 1 });

      const { body: done } = await send('referentiel/produit', file, false).expect(200);
      const withoutIds = (lines: Line[]) => lines.map((line) => ({ ...line, id: null }));
      expect(withoutIds(done.lignes)).toEqual(withoutIds(tried.lignes));
      expect(await audited()).toBe(before + 2);
      expect((await vaxilor()).body).toMatchObject({ nomCommercial: 'Vaxilor 2026', version: 2 });
      const { body: syringe } = await api.as('admin', 'get', `referentiel/produit/${done.lignes[1].id}`);
      expect(syringe).toMatchObject({
        codeCip: '3400930777777',
        type: 'SERINGUE',
        nbDoses: 100,
        actif: true,
      });
      expect(syringe.history.creationUser).toBe('Agnès Delmas');

      const { body: again } = await send('referentiel/produit', file, false).expect(200);
      expect(again).toMatchObject({ creations: 0, modifications: 0, inchanges: 2 });
      expect(await audited()).toBe(before + 2);
      expect((await vaxilor()).body.version).toBe(2);
    });

    it('brings a network, whatever the order of its lines, and gives numbers back their zeros', async () => {
      const { body } = await send('centre', await xlsx(CENTRES), false).expect(200);
      expect(body).toMatchObject({ creations: 2, erreurs: 0 });
      const source = await api.as('admin', 'get', `centre/${body.lignes[0].id}`).expect(200);
      expect(source.body).toMatchObject({
        codePostal: '01000',
        parentIds: [body.lignes[1].id],
        code: 'CS',
        actif: false,
      });
      const platform = await api.as('admin', 'get', `centre/${body.lignes[1].id}`).expect(200);
      expect(platform.body).toMatchObject({ numFiness: '590000990', parentIds: [centres.pharmacieCentrale] });
      const again = await send('centre', await xlsx(CENTRES), false).expect(200);
      expect(again.body).toMatchObject({ inchanges: 2 });
    });

    it('finds a parent that the same file makes by its name', async () => {
      const file = await xlsx([
        CENTRES[0]!,
        [
          '590000991',
          'Centre Source',
          'VACCINATION',
          'Plateforme Ouest',
          '1 rue A',
          1000,
          'Bourg',
          'BOTH',
          null,
        ],
        CENTRES[2]!,
      ]);
      const { body } = await send('centre', file, false).expect(200);
      expect(body).toMatchObject({ creations: 2, erreurs: 0 });
      const [source, west] = body.lignes as { id: string }[];
      const { body: centre } = await api.as('admin', 'get', `centre/${source!.id}`).expect(200);
      expect(centre.parentIds).toEqual([west!.id]);
    });
  });

  describe('that is tried or refused', () => {
    beforeAll(start);
    afterAll(close);

    it('tells everything that is wrong, line by line, and then imports nothing', async () => {
      const file = await xlsx([
        [...PRODUCTS[0]!],
        ['3400930777777', 'SERINGUE', 'Seringue 2 mL', 'Seringue', 'BOITE', 1, 1, 'oui'],
        ['3400930777778', 'VACCIN', null, 'Sans nom', 'FLACON', 'six', 0, 'peut-être'],
        ['3400930000014', 'SERINGUE', 'Vaxilor', 'Vaxilor', 'FLACON', 6, 195, null],
        ['3400930777777', 'SERINGUE', 'Deux fois', 'Deux fois', 'BOITE', 1, 1, null],
        [null, 'SERINGUE', 'Sans code', 'Sans code', 'BOITE', 1, 1, null],
      ]);
      const { body: tried } = await send('referentiel/produit', file, true).expect(200);
      expect(tried).toMatchObject({ creations: 1, erreurs: 4 });
      const faults = (line: number) =>
        (tried.lignes as Line[])[line - 2]!.erreurs.map(({ field, code }) => `${field} ${code}`).sort();
      expect(faults(3)).toEqual([
        'actif global.error.notBoolean',
        'codeUcd global.error.required',
        'formePharma global.error.required',
        'nbDoses global.error.notNumber',
        'nbUnitesBoite global.error.min',
        'nomCommercial global.error.required',
        'substanceActive1 global.error.required',
      ]);
      expect(faults(4)).toEqual(['type global.error.locked']);
      expect(faults(5)).toEqual(['codeCip import.error.twice']);
      expect(faults(6)).toEqual(['codeCip global.error.required']);

      const before = await audited();
      const { body } = await send('referentiel/produit', file, false).expect(400);
      expect(body.fieldErrors).toHaveLength(10);
      expect(body.fieldErrors).toContainEqual(
        expect.objectContaining({ field: 'lignes[4].type', code: 'global.error.locked' }),
      );
      expect(await audited()).toBe(before);
      const { body: found } = await api.as('admin', 'get', 'referentiel/produit?codeCip=3400930777777');
      expect(found).toEqual([]);
    });

    it('tells the line whose product somebody else has just made, and takes the others', async () => {
      const other = await api.pool.connect();
      try {
        await other.query('BEGIN');
        await other.query(
          `INSERT INTO reference.product (type, cip_code, commercial_name, name, packaging)
           VALUES ('SERINGUE', 'RACE-3', 'Autre', 'Autre', 'BOITE')`,
        );
        const line = (n: number) => [
          `RACE-${n}`,
          'SERINGUE',
          `Seringue ${n}`,
          'Seringue',
          'BOITE',
          1,
          1,
          null,
        ];
        const file = await xlsx([PRODUCTS[0]!, ...[1, 2, 3, 4, 5].map(line)]);
        const answer = send('referentiel/produit', file, true)
          .expect(200)
          .then(({ body }) => body as { lignes: Line[] });
        await eventually(async () => {
          // Of this database: other specs wait in theirs, on the same server.
          const { rowCount } = await api.pool.query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          return (rowCount ?? 0) > 0;
        });
        await other.query('COMMIT');
        const { lignes } = await answer;
        expect(lignes.map(({ statut }) => statut)).toEqual([
          'CREATION',
          'CREATION',
          'ERREUR',
          'CREATION',
          'CREATION',
        ]);
        expect(lignes[2]!.erreurs).toMatchObject([{ field: 'codeCip', code: 'product.error.cipTaken' }]);
      } finally {
        other.release(true);
      }
    });

    it('names the column that leads nowhere', async () => {
      const file = await xlsx([
        CENTRES[0]!,
        ['590000991', 'A', 'VACCINATION', 'NOWHERE', 'a', '1', 'b', 'BOTH', 'Nobody'],
        [null, 'B', 'VACCINATION', 'PC', 'a', '1', 'b', 'BOTH', null],
      ]);
      const { body } = await send('centre', file, true).expect(200);
      expect(body.lignes[0].erreurs).toMatchObject([
        { field: 'parents', code: 'global.error.unknownRecord', rejectedValue: 'NOWHERE' },
        { field: 'transporteur', code: 'global.error.unknownRecord', rejectedValue: 'Nobody' },
      ]);
      expect(body.lignes[1].erreurs).toMatchObject([{ field: 'numFiness', code: 'global.error.required' }]);
    });

    it('refuses a cell that holds an error, or a formula without a result, in any field', async () => {
      const error = { error: '#N/A' };
      const known = await xlsx([
        [
          'numFiness',
          'nom',
          'service',
          'capacite',
          'gestionStock',
          'emailAutorise',
          'modeQte',
          'transporteur',
        ],
        ['590000991', error, { formula: 'A1', result: error }, error, error, error, error, error],
      ]);
      const { body } = await send('centre', known, true).expect(200);
      const told = (lines: Line[]) => lines.map(({ erreurs }) => erreurs.map(({ field }) => field).sort());
      expect(told(body.lignes)[0]).toEqual(
        expect.arrayContaining([
          'capacite',
          'emailAutorise',
          'gestionStock',
          'modeQte',
          'nom',
          'service',
          'transporteur',
        ]),
      );
      const file = await xlsx([
        [...PRODUCTS[0]!, 'commentaireBl'],
        ['3400930777777', 'SERINGUE', 'Seringue', 'Seringue', 'BOITE', 1, 1, 'oui', error],
        [error, 'SERINGUE', 'Seringue', 'Seringue', 'BOITE', 1, 1, 'oui'],
        ['3400930777778', 'SERINGUE', { formula: 'A1&A2' }, 'Seringue', 'BOITE', error, 1, 'oui'],
        ['3400930777779', 'SERINGUE', 'Seringue #3', '#5', 'BOITE', 1, 1, 'oui', '= 6 doses'],
      ]);
      const { body: refused } = await send('referentiel/produit', file, false).expect(400);
      expect(refused.fieldErrors).toMatchObject([
        { field: 'lignes[2].commentaireBl', code: 'global.error.notText', rejectedValue: '#N/A' },
        { field: 'lignes[3].codeCip', code: 'global.error.notText', rejectedValue: '#N/A' },
        { field: 'lignes[4].nomCommercial', code: 'global.error.notText', rejectedValue: '=A1&A2' },
        { field: 'lignes[4].nbDoses', code: 'global.error.notNumber', rejectedValue: '#N/A' },
      ]);
    });

    it('reads the text of a number, unless it can be read in two ways or is none', async () => {
      const texts = ['1,5', ' 12 ', '1,000', '1.000', '0x10', '1e2', 'Infinity'];
      const lines = texts.map((text, index) => {
        const name = `Seringue ${index}`;
        return [`340093077778${index}`, 'SERINGUE', name, name, 'BOITE', text, 1, 'oui'];
      });
      const { body } = await send('referentiel/produit', await xlsx([PRODUCTS[0]!, ...lines]), true).expect(
        200,
      );
      expect((body.lignes as Line[]).map(({ erreurs }) => erreurs.map(({ code }) => code))).toEqual([
        [],
        [],
        ...Array.from({ length: 5 }, () => ['global.error.notNumber']),
      ]);
    });

    it.each<[string, () => Promise<SentFile>, object]>([
      [
        'a text',
        async () => ({ name: 'a.xlsx', content: Buffer.from('codeCip;nom') }),
        { fieldErrors: [{ field: 'file', code: 'import.error.notXlsx' }] },
      ],
      ['no line', () => xlsx([['codeCip']]), { globalErrors: [{ code: 'csvVide' }] }],
      ['nothing', () => xlsx([]), { globalErrors: [{ code: 'csvVide' }] }],
      [
        'a foreign column',
        () =>
          xlsx([
            ['codeCip', 'prix'],
            ['1', 2],
          ]),
        { globalErrors: [{ code: 'erreurColonne', arguments: { column: 'prix' } }] },
      ],
      [
        'a column twice',
        () =>
          xlsx([
            ['nom', 'Nom'],
            ['1', 2],
          ]),
        { globalErrors: [{ code: 'erreurColonne', arguments: { column: 'Nom' } }] },
      ],
      [
        'something that is below no heading',
        () =>
          xlsx([
            ['codeCip', 'nom'],
            ['1', 'a'],
            ['2', 'b', null, 'c'],
          ]),
        { globalErrors: [{ code: 'erreurColonne', arguments: { column: 'D3' } }] },
      ],
    ])('refuses %s', async (_, file, expected) => {
      const { body } = await send('referentiel/produit', await file(), true).expect(400);
      expect(body).toMatchObject(expected);
    });

    it('requires a file', async () => {
      const { body } = await api.upload('admin', 'post', 'centre/import', { dryRun: true }).expect(400);
      expect(body.fieldErrors).toMatchObject([{ field: 'file', code: 'global.error.required' }]);
    });

    it.each(['referentiel/produit', 'centre'])('has a model file that it takes: %s', async (path) => {
      const answer = await api
        .as('admin', 'get', `${path}/import/model`)
        .buffer(true)
        .parse((response, done) => {
          const parts: Buffer[] = [];
          response
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', () => done(null, Buffer.concat(parts)));
        })
        .expect(200);
      expect(answer.headers['content-disposition']).toContain(`import_${path.split('/').at(-1)}.xlsx`);
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(answer.body);
      expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Lines', 'Columns']);
      const sent = { name: 'model.xlsx', content: answer.body as Buffer };
      expect((await send(path, sent, true).expect(400)).body.globalErrors).toMatchObject([
        { code: 'csvVide' },
      ]);
    });
  });
});
