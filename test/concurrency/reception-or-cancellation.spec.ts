/**
 * The destination receives a note while its issuer cancels it: one wins, the other is refused, nothing is lost. The
 * same a hundred times, without HTTP and with two sets of states in memory, as two processes have them:
 * services/execution/settlement.spec.ts.
 */
import { centres, StockApi } from '../support/stock-api.js';

const RACES = 10;
const PACKAGES = 3;

describe('a reception and a cancellation that race', () => {
  let api: StockApi;

  beforeAll(async () => {
    api = await StockApi.start();
  });
  afterAll(() => api.close());

  it(`have exactly one winner, ${RACES} times`, async () => {
    const entered = RACES * PACKAGES;
    const batch = await api.batchAtNord(entered, 'RACE');
    let received = 0;
    let position = 0;
    for (let race = 0; race < RACES; race++) {
      const note = await api.noteTo(centres.centreBellevue, batch, PACKAGES);
      const receive = () => api.bellevue().post('/vaccination/entree-stock', { idBl: note });
      const cancel = () => api.nord().put(`/dispatch/preparation/${note}`);
      const [reception, cancellation] =
        race % 2 === 0
          ? await Promise.all([receive(), cancel()])
          : await Promise.all([cancel(), receive()]).then(([second, first]) => [first, second] as const);

      const isReceived = reception.status === 201;
      expect([reception.status, cancellation.status]).toEqual(isReceived ? [201, 400] : [400, 200]);
      const [winner, loser] = isReceived ? [reception, cancellation] : [cancellation, reception];
      expect(loser.body.globalErrors).toHaveLength(1);
      if (isReceived) received++;
      position = Math.max(position, Number(winner.headers['x-ledger-position']));
    }
    const totalOf = async (user: ReturnType<StockApi['as']>, prefix: string): Promise<number> => {
      const query = user.get(`/${prefix}/stock?lot=RACE`).set('X-Ledger-Position', String(position));
      const { body } = await query.expect(200);
      return (body as { quantite: number }[]).reduce((sum, { quantite }) => sum + quantite, 0);
    };
    expect(await totalOf(api.bellevue(), 'vaccination')).toBe(received * PACKAGES);
    expect(await totalOf(api.nord(), 'dispatch')).toBe(entered - received * PACKAGES);
  });
});
