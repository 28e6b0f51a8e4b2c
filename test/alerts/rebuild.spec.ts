import type { AlertRow } from '../../services/api/queries/alert/alert.dto.js';
import { EVENT_READER } from '../../services/platform/tokens.js';
import { rebuild } from '../../services/worker/projector/rebuild.js';
import { centres, StockApi } from '../support/stock-api.js';

describe('what needs attention', () => {
  let stock: StockApi;
  beforeAll(async () => {
    stock = await StockApi.start();
  });
  afterAll(() => stock.close());

  const alerts = async (moment = '') =>
    (await stock.bellevue().get(`/centre/alertes${moment}`).expect(200)).body as AlertRow[];

  it('is the same after a rebuild, and as of a past moment', async () => {
    await stock.noteTo(centres.centreBellevue, await stock.batchAtNord(9, 'AL-10'), 4);
    const note = await stock.noteTo(centres.centreBellevue, await stock.batchAtNord(9, 'AL-11'), 4);
    const received = await stock.bellevue().post('/vaccination/entree-stock', { idBl: note }).expect(201);
    const then = await alerts();
    expect(then.map(({ type }) => type)).toEqual(['RECEPTION_EN_ATTENTE']);

    const exit = { idLigneBl: received.body.id, quantite: 4 };
    await stock.bellevue().post('/vaccination/sortieFrigo', exit).expect(201);
    const later = await alerts();
    expect(later.map(({ type }) => type).sort()).toEqual([
      'DECLARATION_MANQUANTE',
      'RECEPTION_EN_ATTENTE',
      'RUPTURE',
    ]);

    await rebuild(stock.api.pool, stock.api.app.get(EVENT_READER));
    expect(await alerts()).toEqual(later);
    expect(await alerts(`?asOfPosition=${received.headers['x-ledger-position']}`)).toEqual(then);
  });
});
