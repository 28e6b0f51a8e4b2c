import { centres, products, StockApi } from '../../../../test/support/stock-api.js';
import type { LedgerEventRow } from '../ledger/ledger.dto.js';
import type { Discrepancy } from './discrepancy.dto.js';
import type { ReplayedMovement } from './replay.dto.js';

describe('what an auditor works with', () => {
  let stock: StockApi;
  let batch: string;
  beforeAll(async () => {
    stock = await StockApi.start();
    batch = await stock.batchAtNord(20, 'AU-1');
    const scrapped = { idProduit: products.immunol, idStock: batch, quantite: 3, cause: 'CASSE' };
    await stock.nord().post('/dispatch/dechet', scrapped).expect(201);
    await stock.batchAtNord(5, 'AU-2');
    const note = await stock.noteTo(centres.centreBellevue, batch, 6);
    const { body } = await stock.nord().get(`/dispatch/preparation/${note}`).expect(200);
    const lignes = [{ idLigneBl: body.lignes[0].id, quantiteRecue: 4, cause: 'CASSE' }];
    await stock
      .bellevue()
      .post('/vaccination/entree-stock', { idBl: note, conforme: false, commentaire: 'Choc', lignes })
      .expect(201);
    const corrected = { idStock: batch, quantite: 2, commentaire: 'Inventaire' };
    await stock.nord().put('/dispatch/stock', corrected).expect(200);
  });
  afterAll(() => stock.close());

  const auditor = () => stock.as('auditeur');
  const replay = async (query: string) =>
    (await auditor().get(`/ledger/rejeu?${query}`).expect(200)).body as ReplayedMovement[];
  const discrepancies = async (query = '') =>
    (await auditor().get(`/ledger/ecarts?${query}`).expect(200)).body as Discrepancy[];
  const nord = `idCentre=${centres.plateformeNord}&idProduit=${products.immunol}`;

  describe('a replay', () => {
    it('runs through a product in a centre, in the order of the ledger, to what is there', async () => {
      const rows = await replay(nord);
      expect(rows.map(({ type, quantite, lot, solde }) => [type, quantite, lot, solde])).toEqual([
        ['ENTREE', 20, 'AU-1', 20],
        ['DECHET', 3, 'AU-1', 17],
        ['ENTREE', 5, 'AU-2', 22],
        ['PREPARATION', 6, 'AU-1', 16],
        ['CORRECTION', 2, 'AU-1', 18],
      ]);
      const held = await stock.nord().get('/dispatch/stock').expect(200);
      expect(rows.at(-1)?.solde).toBe(
        held.body.reduce((sum: number, { quantite }: { quantite: number }) => sum + quantite, 0),
      );
    });

    it('follows one lot into every centre, each with its own balance', async () => {
      const rows = await replay(`idProduit=${products.immunol}&lot=AU-1`);
      const at = (id: string) => rows.filter(({ centre }) => centre.id === id).map(({ solde }) => solde);
      expect(at(centres.plateformeNord)).toEqual([20, 17, 11, 13]);
      expect(at(centres.centreBellevue)).toEqual([6, 4]);
    });

    it('says of each movement which event it is, as the ledger shows it', async () => {
      const [, second] = await replay(nord);
      const path = `/ledger/evenements?limit=1&after=${second!.position - 1}`;
      const [event] = (await auditor().get(path).expect(200)).body as LedgerEventRow[];
      expect([event!.idEvenement, event!.index, event!.hash]).toEqual([
        second!.idEvenement,
        second!.index,
        second!.hash,
      ]);
    });

    it('comes in pages, and as of a moment', async () => {
      const rows = await replay(nord);
      const first = await replay(`${nord}&limit=2`);
      const rest = await replay(`${nord}&after=${first.at(-1)!.position}`);
      expect([...first, ...rest]).toEqual(rows);
      expect(await replay(`${nord}&asOfPosition=${rows[2]!.position}`)).toEqual(rows.slice(0, 3));
    });

    it.each([
      ['a centre', `idCentre=${centres.plateformeNord}`],
      ['a lot in every centre', `idProduit=${products.immunol}&lot=AU-1`],
    ])('of %s is the same in pages of any length, from any day on and at any moment', async (_, chosen) => {
      const whole = await replay(chosen);
      for (const limit of [1, 2, 3]) {
        const paged: ReplayedMovement[] = [];
        for (let after = 0, more = true; more; ) {
          const page = await replay(`${chosen}&limit=${limit}&after=${after}`);
          paged.push(...page);
          after = page.at(-1)?.position ?? 0;
          more = page.length > 0;
        }
        expect(paged).toEqual(whole);
      }
      for (const { date, position } of whole) {
        const later = whole.filter((row) => row.date >= date);
        expect(await replay(`${chosen}&dateDebut=${date}`)).toEqual(later);
        const earlier = whole.filter((row) => row.position <= position);
        expect(await replay(`${chosen}&asOfPosition=${position}&limit=2&after=1`)).toEqual(
          earlier.filter((row) => row.position > 1).slice(0, 2),
        );
      }
    });

    it('shows the part of a period, with the balance of the whole', async () => {
      const rows = await replay(nord);
      expect((await replay(`${nord}&dateDebut=${rows[3]!.date}`))[0]).toEqual(rows[3]);
      expect(await replay(`${nord}&dateFin=2001-01-01`)).toEqual([]);
    });

    it('wants a centre, or a lot of a product, and an auditor', async () => {
      const { body } = await auditor().get(`/ledger/rejeu?idProduit=${products.immunol}`).expect(400);
      expect(body.fieldErrors ?? body.errors).toEqual([
        expect.objectContaining({ field: 'idCentre', code: 'global.error.required' }),
      ]);
      await stock.nord().get(`/ledger/rejeu?${nord}`).expect(403);
      await auditor().get(`/ledger/rejeu?${nord}&limit=1001`).expect(400);
    });
  });

  describe('discrepancies', () => {
    it('are what did not arrive, what was not compliant and what was corrected, the latest first', async () => {
      const rows = await discrepancies();
      expect(rows.map(({ type, centre, lot, quantite }) => [type, centre?.nom, lot, quantite])).toEqual([
        ['CORRECTION', 'Plateforme Nord', 'AU-1', 2],
        ['RECEPTION_NON_CONFORME', 'Centre Bellevue', 'AU-1', 6],
        ['RECEPTION', 'Plateforme Nord', 'AU-1', -2],
      ]);
      expect(rows[0]).toMatchObject({ commentaire: 'Inventaire', utilisateur: expect.any(String) });
    });

    it('are chosen by type, centre, product and period', async () => {
      const types = (rows: readonly Discrepancy[]) => rows.map(({ type }) => type);
      expect(types(await discrepancies('type=CORRECTION'))).toEqual(['CORRECTION']);
      expect(types(await discrepancies(`idCentre=${centres.centreBellevue}`))).toEqual([
        'RECEPTION_NON_CONFORME',
        'RECEPTION',
      ]);
      expect(await discrepancies(`idProduit=${products.vaxilor}`)).toEqual([]);
      expect(await discrepancies('dateDebut=2001-01-01&dateFin=2001-01-31')).toEqual([]);
      await auditor().get('/ledger/ecarts?type=X').expect(400);
    });
  });

  // Last: from here on the tree does not grow any more.
  describe('a movement that the tree does not cover', () => {
    it('is replayed without a place and a hash', async () => {
      const before = await replay(nord);
      await stock.api.pool.query(`ALTER TABLE proof.leaf DISABLE TRIGGER ALL;
        UPDATE proof.leaf SET hashes = decode(repeat('00', length(hashes)), 'hex')
         WHERE index = (SELECT max(index) FROM proof.leaf);
        ALTER TABLE proof.leaf ENABLE ALWAYS TRIGGER leaf_append_only`);
      const scrapped = { idProduit: products.immunol, idStock: batch, quantite: 1, cause: 'CASSE' };
      await stock.nord().post('/dispatch/dechet', scrapped).expect(201);
      const after = await replay(nord);
      expect(after).toHaveLength(before.length + 1);
      expect(after.at(-1)).toMatchObject({ type: 'DECHET', quantite: 1, index: null, hash: null });
    });
  });
});
