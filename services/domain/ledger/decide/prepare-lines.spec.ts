import { ErrorCode } from '../../shared/codes.js';
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
import type { RequestedLine } from '../commands.js';
import { decide } from '../decide.js';
import { evolve } from '../evolve.js';
import { initialState } from '../state.js';

const preparing = (...lines: readonly RequestedLine[]) => given(...stocked).when(prepareCommand({ lines }));
const syringes = (more: Partial<RequestedLine> = {}) =>
  requested({ productId: SYRINGE.id, batchId: null, ...more });
const vaxilor = (more: Partial<RequestedLine> = {}) =>
  requested({ productId: VAXILOR.id, batchId: VAXILOR_BATCH, exitAt: '2026-03-10T11:00:00+01:00', ...more });
const EXIT = '2026-03-10T10:00:00.000Z';

describe('the lines of a preparation', () => {
  it('are at least one, and at most as many as one note carries', () => {
    preparing().thenRefused(ErrorCode.productsRequired, 'produits');
    preparing(...Array.from({ length: 401 }, () => requested())).thenRefused(
      ErrorCode.tooManyLines,
      'produits',
    );
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
      { code: ErrorCode.required, field: 'produits[0].idProduit' },
      { code: ErrorCode.required, field: 'produits[1].idStock' },
    );
    preparing(requested({ productId: id(99) })).thenRefused(
      ErrorCode.productNotFound,
      'produits[0].idProduit',
    );
  });

  it.each([
    ['missing', null, ErrorCode.required],
    ['0', 0, ErrorCode.positive],
    ['negative', -3, ErrorCode.positive],
    ['fractional', 0.5, ErrorCode.integer],
  ])('are refused by their index where the quantity is %s', (_, quantity, code) => {
    preparing(requested(), requested({ quantity })).thenRefused(code, 'quantite', { wireCode: '1' });
  });

  it('are refused by their index where the centre has no such batch, or not of that product', () => {
    preparing(requested({ batchId: id(404) })).thenRefused(ErrorCode.batchNotFound, 'quantite', {
      wireCode: '0',
    });
    preparing(requested({ batchId: VAXILOR_BATCH })).thenRefused(ErrorCode.batchNotFound, 'quantite', {
      wireCode: '0',
    });
  });

  it('never take more from a batch than it holds', () => {
    preparing(requested({ quantity: 101 })).thenRefused(ErrorCode.quantityMax, 'quantite', {
      wireCode: '0',
      arguments: { max: 100 },
    });
    preparing(requested({ quantity: 100 })).thenLike({ data: { lines: [{ remaining: 0 }] } });
  });

  it('together take no more from a batch than it holds: the line that cannot be served is refused', () => {
    preparing(
      requested({ quantity: 60 }),
      requested({ quantity: 41 }),
      requested({ quantity: 40 }),
    ).thenRefused(ErrorCode.quantityMax, 'quantite', { wireCode: '1', arguments: { max: 40 } });
    preparing(requested({ quantity: 60 }), requested({ quantity: 40 })).thenLike({
      data: { lines: [{ remaining: 40 }, { remaining: 0 }] },
    });
  });

  it('say when goods leave that keep for hours only', () => {
    preparing(vaxilor({ exitAt: null })).thenRefused(ErrorCode.required, 'produits[0].sortie');
    preparing(vaxilor({ exitAt: '10/03/2026' })).thenRefused(ErrorCode.date, 'produits[0].sortie');
    preparing(vaxilor()).thenLike({
      data: { lines: [{ exitAt: EXIT, usageLimit: '2026-04-09T10:00:00.000Z' }] },
    });
  });

  it('tell everything that is wrong with one line at once', () => {
    preparing(vaxilor({ exitAt: null, quantity: 0, externalReference: 'x'.repeat(251) })).thenRefusedFor(
      { code: ErrorCode.required, field: 'produits[0].sortie' },
      { code: ErrorCode.positive, field: 'quantite', wireCode: '0' },
      { code: ErrorCode.textMax, field: 'produits[0].refExterne' },
    );
  });

  it('need not say when frozen goods leave, which then have no usage limit', () => {
    const frozen = entered(vaxilorLine({ batchId: OTHER_BATCH, transferType: 'CONGELE', kind: 'TRANSFERT' }));
    const taking = (more: Partial<RequestedLine>) =>
      given(frozen).when(prepareCommand({ lines: [vaxilor({ batchId: OTHER_BATCH, ...more })] }));
    taking({ exitAt: null }).thenLike({ data: { lines: [{ exitAt: null, usageLimit: null }] } });
    taking({}).thenLike({ data: { lines: [{ usageLimit: '2026-04-09T10:00:00.000Z' }] } });
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
        'quantite',
        { wireCode: '1', arguments: { max: 5 } },
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
      taking(false).thenRefused(ErrorCode.quantityMax, 'quantite', { arguments: { max: 0 } });
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
        .thenLike({ data: { lines: [{ batchId: id(133) }, { batchId: id(131) }, { batchId: id(134) }] } });
    });

    it('count every line of the note against its limit', () => {
      const many = Array.from({ length: 401 }, (_, n) =>
        line({ batchId: id(1000 + n), productId: SYRINGE.id, lot: `L${n}`, usageLimit: null, quantity: 1 }),
      );
      given(entered(...many))
        .when(prepareCommand({ lines: [syringes({ quantity: 401 })] }))
        .thenRefused(ErrorCode.tooManyLines, 'produits', { arguments: { max: 400 }, rejectedValue: 401 });
    });
  });

  it('of a product without stabilite28 keep until the expiry cap, whatever the exit', () => {
    preparing(requested({ exitAt: NOW })).thenLike({
      data: { lines: [{ batchId: BATCH, exitAt: NOW, usageLimit: '2027-06-30T21:00:00.000Z' }] },
    });
  });
});
