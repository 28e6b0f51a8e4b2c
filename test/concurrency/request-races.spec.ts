/** Four people want four things of the same request at once, 200 times: one outcome, the others are told. */
import type { Response } from 'supertest';
import type { Replenishment } from '../../services/api/queries/replenishment/replenishment-row.dto.js';
import { products, StockApi, type StockUser } from '../support/stock-api.js';

const ROUNDS = 200;
/** Requests that are fought over side by side. */
const SIDE_BY_SIDE = 8;

jest.setTimeout(600_000);

describe('changes of one request at once', () => {
  let api: StockApi;
  beforeAll(async () => {
    api = await StockApi.start();
  });
  afterAll(() => api.close());

  const ask = {
    idProduit: products.immunol,
    modeQte: 'CONDITIONNEMENT',
    nbCond: 5,
    dateSouhaitee: '2036-01-07',
  };
  const change = (user: StockUser, id: string, newStatut: string, more: object = {}) =>
    user.put('/vaccination/besoin', { id, newStatut, commentaire: 'x', ...more });
  const code = ({ body }: Response) => body.globalErrors[0].code;

  async function round(): Promise<void> {
    const { body: made } = await api.bellevue().post('/vaccination/besoin', ask).expect(201);
    const answers = await Promise.all([
      change(api.nord(), made.id, 'CONFIRME', { nbFlacons: 4, dateReception: '2036-01-08T11:00:00Z' }),
      change(api.nord(), made.id, 'REFUSE'),
      change(api.nord(), made.id, 'TRAITE'),
      change(api.referent(), made.id, 'ANNULE'),
    ]);
    const { body } = await api.nord().get(`/vaccination/besoin/${made.id}`).expect(200);
    const { historique, statut } = body as Replenishment;
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(historique.length - 1);
    expect(historique.at(-1)!.statut).toBe(statut);
    // What is confirmed first may still be processed or cancelled.
    expect(done).toHaveLength(historique[1]!.statut === 'CONFIRME' ? historique.length - 1 : 1);
    expect(historique.length).toBeLessThanOrEqual(3);
    for (const answer of answers)
      if (answer.status !== 200)
        expect([answer.status, code(answer)]).toEqual([400, 'replenishment.error.statusImpossible']);
  }

  it(`has one outcome, ${ROUNDS} times`, async () => {
    let left = ROUNDS;
    const work = async () => {
      while (left-- > 0) await round();
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  });
});
