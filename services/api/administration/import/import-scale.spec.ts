/** Imports of a whole network: 120 centres and 120 products, each from one workbook. */
import {
  type AdministrationApi,
  type SentFile,
  startAdministrationApi,
  xlsx,
} from '../testing/administration-api.js';

const CENTRES = 120;
const PRODUCTS = 120;
/** Centres below each dispatch centre of the file, itself included. */
const NETWORK = 15;

jest.setTimeout(240_000);

const finess = (n: number) => `77${String(n).padStart(7, '0')}`;

const CENTRE_COLUMNS = [
  'numFiness',
  'nom',
  'type',
  'parents',
  'adresse',
  'codePostal',
  'ville',
  'destinataireEmail',
];
const PRODUCT_COLUMNS = ['codeCip', 'nomCommercial', 'type', 'nom', 'typeConditionnement', 'nbDoses'];

const centre = (n: number): unknown[] => {
  const isDispatch = n % NETWORK === 0;
  const parent = isDispatch ? 'PC' : finess(n - (n % NETWORK));
  const type = isDispatch ? 'DISPATCH' : 'VACCINATION';
  return [finess(n), `Centre importé ${n}`, type, parent, `${n} rue A`, '59000', 'Lille', 'BOTH'];
};
const product = (n: number): unknown[] => [
  `IMPORT-${n}`,
  `Importé ${n}`,
  'MEDICAMENT',
  `Produit importé ${n}`,
  'BOITE',
  1,
];

const rows = (count: number, row: (n: number) => unknown[]) =>
  Array.from({ length: count }, (_, n) => row(n));

describe('a large import', () => {
  let api: AdministrationApi;

  beforeAll(async () => {
    api = await startAdministrationApi();
  });
  afterAll(() => api.close());

  const send = (path: string, file: SentFile, dryRun: boolean) =>
    api.upload('admin', 'post', `${path}/import`, { dryRun }, file);
  /** How much there is, and how often it was written. */
  const state = async () => {
    const { rows: counted } = await api.pool.query<{ records: number; versions: number; entries: number }>(
      `SELECT (SELECT count(*) FROM reference.centre)::int + (SELECT count(*) FROM reference.product)::int AS records,
         (SELECT sum(version) FROM reference.centre)::int + (SELECT sum(version) FROM reference.product)::int AS versions,
         (SELECT count(*) FROM reference.audit_entry)::int AS entries`,
    );
    return counted[0]!;
  };

  it('tells each wrong line, and imports nothing', async () => {
    const before = await state();
    // None that others stand below.
    const wrong = (n: number) => [3, 7, 11].includes(n % NETWORK);
    const lines = rows(CENTRES, (n) => (wrong(n) ? centre(n).with(-1, 'NOBODY') : centre(n)));
    const numbers = lines.flatMap((_, n) => (wrong(n) ? [n + 2] : []));
    const file = await xlsx([CENTRE_COLUMNS, ...lines]);
    const { body: tried } = await send('centre', file, true).expect(200);
    expect(tried.erreurs).toBe(numbers.length);
    const faulty = (tried.lignes as { ligne: number; statut: string }[]).filter(
      ({ statut }) => statut === 'ERREUR',
    );
    expect(faulty.map(({ ligne }) => ligne)).toEqual(numbers);

    const { body } = await send('centre', file, false).expect(400);
    expect((body.fieldErrors as { field: string }[]).map(({ field }) => field)).toEqual(
      numbers.map((number) => `lignes[${number}].destinataireEmail`),
    );
    expect(await state()).toEqual(before);
  });

  it.each([
    // Of a centre in the trail of its parent too.
    ['120 centres', 'centre', CENTRE_COLUMNS, rows(CENTRES, centre), 2],
    ['120 products', 'referentiel/produit', PRODUCT_COLUMNS, rows(PRODUCTS, product), 1],
  ])(
    'of %s is tried without a trace, done once, and changes nothing again',
    async (_, path, columns, lines, entriesOfLine) => {
      const before = await state();
      const file = await xlsx([columns, ...lines]);
      const { body: tried } = await send(path, file, true).expect(200);
      expect(tried).toMatchObject({ creations: lines.length, modifications: 0, erreurs: 0 });
      expect(await state()).toEqual(before);

      const { body: done } = await send(path, file, false).expect(200);
      expect(done).toMatchObject({ creations: lines.length, modifications: 0, inchanges: 0, erreurs: 0 });
      const after = await state();
      expect(after.records).toBe(before.records + lines.length);
      expect(after.entries).toBe(before.entries + entriesOfLine * lines.length);

      const { body: again } = await send(path, file, false).expect(200);
      expect(again).toMatchObject({ creations: 0, modifications: 0, inchanges: lines.length, erreurs: 0 });
      expect(await state()).toEqual(after);
    },
  );
});
