import pg from 'pg';
import { StockApi } from '../../../test/support/stock-api.js';
import { EVENT_READER } from '../../platform/tokens.js';
import { writeCheck } from '../../proof/check-status.js';
import { LedgerTree } from '../../proof/ledger-tree.js';
import { checkRound } from './ledger-round.js';

describe('the background check', () => {
  let stock: StockApi;
  let owner: pg.Pool;
  beforeAll(async () => {
    stock = await StockApi.start();
    owner = new pg.Pool({ connectionString: stock.api.config.databaseUrl });
    for (let n = 0; n < 5; n++) await stock.batchAtNord(10, `CK-${n}`);
    await stock.nord().get('/dispatch/stock').expect(200);
  });
  afterAll(async () => {
    await owner.end();
    await stock.close();
  });

  const round = async () => {
    const { app, pool } = stock.api;
    const [store, tree] = [app.get(EVENT_READER), app.get(LedgerTree)];
    const result = await checkRound({ pool, store, tree, signal: new AbortController().signal, share: 1 });
    await writeCheck(pool, { ...result, at: new Date() });
    return result;
  };
  /** What any process tells of it, whichever did the round. */
  const figures = async () => {
    const { text } = await stock.api.http().get('/metrics').expect(200);
    return text.match(/^ledger_check(ed_position|_findings) .*$/gm);
  };
  const status = async () => (await stock.as('auditeur').get('/ledger/verification').expect(200)).body;

  it('says nothing before its first round', async () => {
    expect(await status()).toEqual({
      intact: null,
      position: null,
      depuis: null,
      verifieLe: null,
      ecarts: [],
    });
  });

  it('says up to where nothing differs, and since when', async () => {
    expect((await round()).findings).toEqual([]);
    const first = await status();
    expect(first).toMatchObject({ intact: true, position: 5, ecarts: [] });
    await stock.batchAtNord(1, 'CK-LATER');
    await stock.nord().get('/dispatch/stock').expect(200);
    await round();
    expect(await status()).toMatchObject({ intact: true, position: 6, depuis: first.depuis });
    const { rowCount } = await owner.query(`SELECT FROM pg_namespace WHERE nspname = 'read_model_check'`);
    expect(rowCount).toBe(0);
  });

  it('names a row that is not what the ledger says', async () => {
    const { rows } = await owner.query(
      'UPDATE read_model.stock SET quantity = quantity + 1 WHERE lot = $1 RETURNING id',
      ['CK-3'],
    );
    await round();
    expect(await figures()).toEqual(['ledger_checked_position 6', 'ledger_check_findings 1']);
    const { intact, ecarts } = await status();
    expect([intact, ecarts]).toEqual([false, [`stock {"id":"${rows[0].id}"}: different, quantity`]]);
    await owner.query('UPDATE read_model.stock SET quantity = quantity - 1 WHERE lot = $1', ['CK-3']);
    await round();
    expect(await status()).toMatchObject({ intact: true, ecarts: [] });
  });

  it('raises an alert for who sees all centres, for as long as something differs', async () => {
    const alerts = async (user = stock.as('auditeur'), query = '') =>
      (await user.get(`/centre/alertes${query}`).expect(200)).body.filter(
        ({ type, centre }: { type: string; centre?: object }) => type === 'ANOMALIE' && !centre,
      );
    expect(await alerts()).toEqual([]);
    await owner.query('UPDATE read_model.stock SET quantity = quantity + 1 WHERE lot = $1', ['CK-3']);
    await round();
    const [alert] = await alerts();
    expect(alert).toEqual({ id: expect.any(String), type: 'ANOMALIE', gravite: 'URGENT', quantite: 1 });
    expect(await alerts()).toEqual([alert]);
    expect(await alerts(stock.nord())).toEqual([]);
    // It is told of the ledger as it is, not of what a moment of the past looked like.
    expect(await alerts(stock.as('auditeur'), '?asOfPosition=3')).toEqual([]);
    const page = await stock.as('auditeur').get('/centre/alertes?page=0&size=1').expect(200);
    expect(page.body.content ?? page.body).toEqual([alert]);
    await owner.query('UPDATE read_model.stock SET quantity = quantity - 1 WHERE lot = $1', ['CK-3']);
    await round();
    expect(await alerts()).toEqual([]);
  });

  it('names an event that was altered', async () => {
    await owner.query(`ALTER TABLE event_store.events DISABLE TRIGGER ALL;
      UPDATE event_store.events SET metadata = (metadata::jsonb || '{"userId": "somebody"}')::json WHERE position = 3`);
    await round();
    const { intact, ecarts } = await status();
    expect(intact).toBe(false);
    expect(ecarts[0]).toContain('event 2 (StockEntered');
  });
});
