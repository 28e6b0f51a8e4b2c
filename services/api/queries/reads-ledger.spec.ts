import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { of } from 'rxjs';
import { ProjectionProgress } from '../../../projections/progress.js';
import { centres, products, StockApi } from '../../../test/support/stock-api.js';
import { AwaitLedgerPosition, AwaitsReadModels } from '../http/ledger-position/awaits-read-models.js';

describe('X-Ledger-Position', () => {
  let stock: StockApi;
  beforeAll(async () => {
    stock = await StockApi.start();
  });
  afterAll(() => stock.close());

  const asking = (position: string) => stock.nord().get('/dispatch/stock').set('X-Ledger-Position', position);

  it('lets a query see at least that much, every time', async () => {
    for (let turn = 1; turn <= 15; turn++) {
      const entered = await stock
        .nord()
        .post('/dispatch/entree-stock', {
          idProduit: products.immunol,
          quantite: 1,
          lot: `POS-${turn}`,
          peremption: '2036-06-30',
          conforme: true,
        })
        .expect(201);
      const { body } = await stock.nord().get(`/dispatch/stock?lot=POS-${turn}`, entered).expect(200);
      expect(body.map(({ lot }: { lot: string }) => lot)).toContain(`POS-${turn}`);
    }
  });

  it.each(['', '-1', 'x', '1.5', '99999999999999999999', '9223372036854775808'])(
    '"%s" is 400',
    async (position) => {
      const { body } = await asking(position).expect(400);
      expect(body.fieldErrors).toEqual([expect.objectContaining({ field: 'X-Ledger-Position' })]);
    },
  );

  it('is asked of the read models that a call shows, so that one that has halted holds up no other', async () => {
    await stock.api.pool.query(
      `UPDATE read_model.checkpoint SET halted_at = now(), error = 'spec' WHERE name = 'scrapping'`,
    );
    const ahead = String(
      Number((await stock.api.pool.query('SELECT max(position) AS p FROM read_model.checkpoint')).rows[0].p) +
        1,
    );
    const scrapping = stock.nord().get('/dispatch/dechet/0f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a99');
    const { headers, body } = await scrapping.set('X-Ledger-Position', ahead).expect(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toEqual({ code: 'global.error.positionNotReached', message: expect.any(String) });
    await stock
      .as('bellevue', centres.centreBellevue)
      .get('/vaccination/tdb')
      .set('X-Ledger-Position', '0')
      .expect(200);
  });
});

describe('a query whose read models are late', () => {
  class LateProgress extends ProjectionProgress {
    readonly asked: [position: bigint, milliseconds: number, projections: readonly string[] | undefined][] =
      [];

    override async waitFor(
      position: bigint,
      limit: number,
      projections?: readonly string[],
    ): Promise<boolean> {
      this.asked.push([position, limit, projections]);
      return false;
    }
  }

  @AwaitsReadModels('stock')
  class StockQueries {}

  const context = (headers: Readonly<Record<string, string>> = {}) =>
    ({
      getHandler: () => () => undefined,
      getClass: () => StockQueries,
      switchToHttp: () => ({ getRequest: () => ({ headers }) }),
    }) as unknown as ExecutionContext;
  const answer = of('rows');

  it('waits 5 s for the position that was sent, and is then refused', async () => {
    const progress = new LateProgress();
    const interceptor = new AwaitLedgerPosition(progress, new Reflector());
    const sent = context({ 'x-ledger-position': '9000000' });
    await expect(interceptor.intercept(sent, { handle: () => answer })).rejects.toMatchObject({
      status: 503,
    });
    expect(progress.asked).toEqual([[9_000_000n, 5_000, ['stock']]]);
  });

  it('waits as long without one for what was answered last, and is answered even where that takes too long', async () => {
    const progress = new LateProgress();
    progress.answers(7n);
    progress.answers(5n);
    const interceptor = new AwaitLedgerPosition(progress, new Reflector());
    expect(await interceptor.intercept(context(), { handle: () => answer })).toBe(answer);
    expect(progress.asked).toEqual([[7n, 5_000, ['stock']]]);
  });

  it('waits for nothing without one before anything was answered', async () => {
    const progress = new LateProgress();
    const interceptor = new AwaitLedgerPosition(progress, new Reflector());
    await interceptor.intercept(context(), { handle: () => answer });
    expect(progress.asked).toEqual([]);
  });
});
