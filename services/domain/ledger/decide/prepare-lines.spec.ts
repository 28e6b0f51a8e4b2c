import { ErrorCode } from '../../../words/codes.js';
import {
  BATCH,
  entered,
  given,
  id,
  line,
  NOW,
  OTHER_BATCH,
  SYRINGE,
  VAXILOR,
  vaxilorLine,
} from '../../testing/ledger.js';
import { prepareCommand, requested, SYRINGES, stocked, VAXILOR_BATCH } from '../../testing/preparation.js';
import type { Prepare, RequestedLine } from '../commands.js';
import { decide } from '../decide.js';
import type { StockPrepared } from '../events.js';
import { evolve } from '../evolve.js';
import { initialState } from '../state.js';

const preparing = (...lines: readonly RequestedLine[]) => given(...stocked).when(prepareCommand({ lines }));
const syringes = (more: Partial<RequestedLine> = {}) =>
  requested({ productId: SYRINGE.id, batchId: null, ...more });
const vaxilor = (more: Partial<RequestedLine> = {}) =>
  requested({ productId: VAXILOR.id, batchId: VAXILOR_BATCH, exitAt: '2026-03-10T09:00:00+01:00', ...more });
const EXIT = '2026-03-10T08:00:00.000Z';

describe('the lines of a preparation', () => {
  it('are at least one, and at most as many as one note carries', () => {
    preparing().thenRefused(ErrorCode.productsRequired, 'lines');
    preparing(...Array.from({ length: 401 }, () => requested())).thenRefused(ErrorCode.tooManyLines, 'lines');
  });

  it('fit one append, however long their texts', () => {
    const long = '針'.repeat(250);
    const goods = Array.from({ length: 400 }, (_, n) =>
      line({
        batchId: id(1000 + n),
        lot: long,
        deliveryNote: { noteId: id(1), lineId: id(2), number: 'PC-2026-000001', issuerId: id(3) },
      }),
    );
    const lines = goods.map(({ batchId }) => requested({ batchId, exitAt: NOW, externalReference: long }));
    const [event] = decide(prepareCommand({ lines }), evolve(initialState(id(1)), entered(...goods)));
    expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(1_048_576);
  });

  it('name a product and, for vaccines, a batch', () => {
    preparing(requested({ productId: null }), requested({ batchId: null })).thenRefusedFor(
      { code: ErrorCode.required, field: 'lines[0].productId' },
      { code: ErrorCode.required, field: 'lines[1].batchId' },
    );
    preparing(requested({ productId: id(99) })).thenRefused(ErrorCode.productNotFound, 'lines[0].productId');
  });

  it.each([
    ['missing', null, ErrorCode.required],
    ['0', 0, ErrorCode.positive],
    ['negative', -3, ErrorCode.positive],
    ['fractional', 0.5, ErrorCode.integer],
  ])('are refused by their index where the quantity is %s', (_, quantity, code) => {
    preparing(requested(), requested({ quantity })).thenRefused(code, 'lines[1].quantity');
  });

  it('are refused by their index where the centre has no such batch, or not of that product', () => {
    preparing(requested({ batchId: id(404) })).thenRefused(ErrorCode.batchNotFound, 'lines[0].quantity');
    preparing(requested({ batchId: VAXILOR_BATCH })).thenRefused(
      ErrorCode.batchNotFound,
      'lines[0].quantity',
    );
  });

  it('never take more from a batch than it holds', () => {
    preparing(requested({ quantity: 101 })).thenRefused(ErrorCode.quantityMax, 'lines[0].quantity', {
      arguments: { max: 100 },
    });
    preparing(requested({ quantity: 100 })).thenLike({ data: { lines: [{ remaining: 0 }] } });
  });

  it('together take no more from a batch than it holds: the line that cannot be served is refused', () => {
    preparing(
      requested({ quantity: 60 }),
      requested({ quantity: 41 }),
      requested({ quantity: 40 }),
    ).thenRefused(ErrorCode.quantityMax, 'lines[1].quantity', { arguments: { max: 40 } });
    preparing(requested({ quantity: 60 }), requested({ quantity: 40 })).thenLike({
      data: { lines: [{ remaining: 40 }, { remaining: 0 }] },
    });
  });

  it('say when goods leave that keep for hours only', () => {
    preparing(vaxilor({ exitAt: null })).thenRefused(ErrorCode.required, 'lines[0].exitAt');
    preparing(vaxilor({ exitAt: '10/03/2026' })).thenRefused(ErrorCode.dateForm, 'lines[0].exitAt');
    preparing(vaxilor()).thenLike({
      data: { lines: [{ exitAt: EXIT, usageLimit: '2026-04-09T08:00:00.000Z' }] },
    });
  });

  it('leave neither in the future nor more than 90 days ago', () => {
    preparing(vaxilor({ exitAt: '2026-03-10T09:00:00.001Z' })).thenRefused(
      ErrorCode.dateInFuture,
      'lines[0].exitAt',
    );
    preparing(requested(), vaxilor({ exitAt: '2025-12-10T08:59:59.999Z' })).thenRefused(
      ErrorCode.exitTooOld,
      'lines[1].exitAt',
      { arguments: { days: 90 } },
    );
    given(...stocked)
      .when(
        prepareCommand({
          lines: [requested({ exitAt: '2025-12-10T09:00:00.000Z' }), vaxilor({ exitAt: NOW })],
        }),
      )
      .thenLike({ data: { lines: [{ exitAt: '2025-12-10T09:00:00.000Z' }, { exitAt: NOW }] } });
  });

  describe('past their usage limit or expiry', () => {
    const history = entered(
      line({ batchId: id(131), expiry: '2026-03-09', usageLimit: null }),
      line({ batchId: id(132), usageLimit: '2026-03-10T08:59:59.999Z' }),
      line({ batchId: id(133), expiry: '2026-03-10', usageLimit: NOW }),
    );
    const leaving = (batch: number, more: Partial<Prepare> = {}) =>
      given(history).when(
        prepareCommand({
          lines: [requested({ batchId: id(133) }), requested({ batchId: id(batch) })],
          ...more,
        }),
      );

    it('are asked about, once all fields are right', () => {
      leaving(131).thenRefused(ErrorCode.pastLimit);
      leaving(132).thenRefused(ErrorCode.pastLimit);
      leaving(132, { comment: 'needed' }).thenRefused(ErrorCode.pastLimit);
      leaving(132, { destinationId: null }).thenRefused(ErrorCode.required, 'destinationId');
    });

    it('leave where that is confirmed and explained, and are marked', () => {
      leaving(132, { forced: true }).thenRefused(ErrorCode.required, 'comment');
      leaving(132, { forced: true, comment: '  ' }).thenRefused(ErrorCode.required, 'comment');
      const [event] = decide(
        prepareCommand({
          lines: [requested({ batchId: id(133) }), requested({ batchId: id(132) })],
          forced: true,
          comment: 'needed',
        }),
        evolve(initialState(id(1)), history),
      ) as readonly StockPrepared[];
      expect(event!.data.lines.map(({ pastLimit }) => pastLimit)).toEqual([undefined, true]);
      expect(event!.data).toMatchObject({ comment: 'needed', confirmed: ['horsLimite'] });
    });

    it('count the limit that begins with the exit', () => {
      preparing(vaxilor({ exitAt: '2026-02-08T09:00:00.000Z' })).thenLike({ data: { lines: [{}] } });
      preparing(vaxilor({ exitAt: '2026-02-08T08:59:59.999Z' })).thenRefused(ErrorCode.pastLimit);
    });
  });

  it('tell everything that is wrong with one line at once', () => {
    preparing(vaxilor({ exitAt: null, quantity: 0, externalReference: 'x'.repeat(251) })).thenRefusedFor(
      { code: ErrorCode.required, field: 'lines[0].exitAt' },
      { code: ErrorCode.positive, field: 'lines[0].quantity' },
      { code: ErrorCode.textMax, field: 'lines[0].externalReference' },
    );
  });

  it('need not say when frozen goods leave, which then have no usage limit', () => {
    const frozen = entered(vaxilorLine({ batchId: OTHER_BATCH, transferType: 'CONGELE', kind: 'TRANSFERT' }));
    const taking = (more: Partial<RequestedLine>) =>
      given(frozen).when(prepareCommand({ lines: [vaxilor({ batchId: OTHER_BATCH, ...more })] }));
    taking({ exitAt: null }).thenLike({ data: { lines: [{ exitAt: null, usageLimit: null }] } });
    taking({}).thenLike({ data: { lines: [{ usageLimit: '2026-04-09T08:00:00.000Z' }] } });
  });

  it('say when frozen goods leave that the preparation thaws', () => {
    const frozen = entered(vaxilorLine({ batchId: OTHER_BATCH, transferType: 'CONGELE', kind: 'TRANSFERT' }));
    const thawing = (more: Partial<RequestedLine>) =>
      given(frozen).when(
        prepareCommand({ thawed: true, lines: [vaxilor({ batchId: OTHER_BATCH, ...more })] }),
      );
    thawing({ exitAt: null }).thenRefused(ErrorCode.required, 'lines[0].exitAt');
    thawing({}).thenLike({ data: { lines: [{ exitAt: EXIT, usageLimit: '2026-04-09T08:00:00.000Z' }] } });
  });

  it('never keep longer than their batch, however late they leave again', () => {
    const limit = '2026-03-26T09:00:00.000Z';
    const running = entered(
      vaxilorLine({ batchId: OTHER_BATCH, usageLimit: limit, exitAt: '2026-02-24T09:00:00.000Z' }),
    );
    const leaving = (more: Partial<RequestedLine>) =>
      given(running).when(prepareCommand({ lines: [vaxilor({ batchId: OTHER_BATCH, ...more })] }));
    leaving({ exitAt: NOW }).thenLike({ data: { lines: [{ exitAt: NOW, usageLimit: limit }] } });
    leaving({ exitAt: '2026-02-20T09:00:00.000Z' }).thenLike({
      data: { lines: [{ usageLimit: '2026-03-22T09:00:00.000Z' }] },
    });
  });

  it('that are thawed at -20 °C keep for the hours at 2-8 °C', () => {
    const cold = entered(
      vaxilorLine({
        batchId: OTHER_BATCH,
        transferType: 'MOINS_20',
        transferredAt: '2026-03-01T09:00:00.000Z',
      }),
    );
    given(cold)
      .when(prepareCommand({ thawed: true, lines: [vaxilor({ batchId: OTHER_BATCH, exitAt: NOW })] }))
      .thenLike({ data: { lines: [{ usageLimit: '2026-04-09T09:00:00.000Z' }] } });
  });

  it('carry on the exit that is known of their batch', () => {
    const thawing = entered(
      vaxilorLine({ batchId: OTHER_BATCH, transferType: 'CONGELE', exitAt: '2026-03-01T10:00:00.000Z' }),
    );
    given(thawing)
      .when(prepareCommand({ lines: [vaxilor({ batchId: OTHER_BATCH, exitAt: null })] }))
      .thenLike({
        data: { lines: [{ exitAt: '2026-03-01T10:00:00.000Z', usageLimit: '2026-03-31T10:00:00.000Z' }] },
      });
  });

  describe('without a batch', () => {
    it('take first what expires first, split where needed', () => {
      preparing(syringes({ quantity: 12 })).thenLike({
        data: {
          lines: [
            { batchId: SYRINGES[1], quantity: 5, remaining: 0 },
            { batchId: SYRINGES[0], quantity: 7, remaining: 23 },
          ],
        },
      });
    });

    it('take what ends during a day before what expires on that day without a limit', () => {
      const goods = { productId: SYRINGE.id, quantity: 5 };
      const history = entered(
        line({ ...goods, batchId: id(130), expiry: '2026-03-31', usageLimit: null }),
        line({ ...goods, batchId: id(131), expiry: '2026-12-31', usageLimit: '2026-03-31T10:00:00.000Z' }),
      );
      given(history)
        .when(prepareCommand({ lines: [syringes({ quantity: 1 })] }))
        .thenLike({ data: { lines: [{ batchId: id(131) }] } });
    });

    it('leave to a line what it asks for by name', () => {
      preparing(syringes({ quantity: 5 }), syringes({ quantity: 5, batchId: SYRINGES[1] })).thenLike({
        data: {
          lines: [
            { batchId: SYRINGES[0], quantity: 5 },
            { batchId: SYRINGES[1], quantity: 5 },
          ],
        },
      });
    });

    it('are refused where all batches together hold less', () => {
      preparing(syringes({ quantity: 30 }), syringes({ quantity: 6 })).thenRefused(
        ErrorCode.quantityMax,
        'lines[1].quantity',
        { arguments: { max: 5 } },
      );
    });

    it('do not take what has expired, or was returned unless asked for', () => {
      const goods = { productId: SYRINGE.id, usageLimit: null, quantity: 5 };
      const history = entered(
        line({ ...goods, batchId: id(130), expiry: '2026-02-28' }),
        line({ ...goods, batchId: id(131), usageLimit: '2026-03-10T08:59:59.999Z' }),
        line({ ...goods, batchId: id(132), returned: true }),
      );
      const taking = (fromReturns: boolean) =>
        given(history).when(prepareCommand({ lines: [syringes({ quantity: 1, fromReturns })] }));
      taking(false).thenRefused(ErrorCode.quantityMax, 'lines[0].quantity', { arguments: { max: 0 } });
      taking(true).thenLike({ data: { lines: [{ batchId: id(132), returned: true }] } });
    });

    it('take what may be used until this very moment, and of equals the one with the lower id', () => {
      const goods = { productId: SYRINGE.id, quantity: 1 };
      const history = entered(
        line({ ...goods, batchId: id(131), expiry: '2026-03-10', usageLimit: NOW }),
        line({ ...goods, batchId: id(133), expiry: '2026-03-10', usageLimit: null }),
        line({ ...goods, batchId: id(135), usageLimit: '2027-06-30T21:00:00.000Z' }),
        line({ ...goods, batchId: id(134), usageLimit: '2027-06-30T21:00:00.000Z' }),
      );
      given(history)
        .when(prepareCommand({ lines: [syringes({ quantity: 3 })] }))
        .thenLike({ data: { lines: [{ batchId: id(131) }, { batchId: id(133) }, { batchId: id(134) }] } });
    });

    it('count every line of the note against its limit', () => {
      const many = Array.from({ length: 401 }, (_, n) =>
        line({ batchId: id(1000 + n), productId: SYRINGE.id, lot: `L${n}`, usageLimit: null, quantity: 1 }),
      );
      given(entered(...many))
        .when(prepareCommand({ lines: [syringes({ quantity: 401 })] }))
        .thenRefused(ErrorCode.tooManyLines, 'lines', { arguments: { max: 400 }, rejectedValue: 401 });
    });
  });

  it('of a product without stabilite28 keep until the expiry cap, whatever the exit', () => {
    preparing(requested({ exitAt: NOW })).thenLike({
      data: { lines: [{ batchId: BATCH, exitAt: NOW, usageLimit: '2027-06-30T21:00:00.000Z' }] },
    });
  });
});
