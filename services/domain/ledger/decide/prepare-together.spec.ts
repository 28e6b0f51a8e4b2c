import { ErrorCode } from '../../../words/codes.js';
import {
  BATCH,
  entered,
  given,
  id,
  line,
  NOW,
  OTHER_BATCH,
  VAXILOR,
  vaxilorLine,
} from '../../testing/ledger.js';
import { prepareCommand, requested, stocked } from '../../testing/preparation.js';
import type { Prepare } from '../commands.js';
import type { EntryLine } from '../events.js';

describe('PrepareTogether', () => {
  const preparing = (...preparations: readonly Partial<Prepare>[]) =>
    ({
      type: 'PrepareTogether',
      preparations: preparations.map((more, index) =>
        prepareCommand({ preparationId: id(600 + index), ...more }),
      ),
    }) as const;
  const together = (...quantities: readonly number[]) =>
    given(...stocked).when(
      preparing(...quantities.map((quantity) => ({ lines: [requested({ quantity })] }))),
    );

  it('numbers its notes one after the other, each from what the others left', () => {
    together(60, 40).thenLike(
      { data: { number: 'PN-2026-000001', lines: [{ remaining: 40 }] } },
      { data: { number: 'PN-2026-000002', lines: [{ remaining: 0 }] } },
    );
  });

  it('makes none where one cannot be made', () => {
    together(60, 30, 11).thenRefused(ErrorCode.quantityMax, 'preparations[2].lines[0].quantity');
  });

  describe('from several batches', () => {
    const FIRST_EXIT = '2026-02-18T09:00:00.000Z';
    const SECOND_EXIT = '2026-03-09T09:00:00.000Z';
    const batches = (first: Partial<EntryLine>, further: Partial<EntryLine>) =>
      given(
        entered(
          vaxilorLine({ quantity: 10, ...first }),
          vaxilorLine({ batchId: OTHER_BATCH, lot: 'LOT-2', quantity: 30, ...further }),
        ),
      );
    const taking = (exitAt: string, more: Partial<Prepare> = {}) =>
      preparing({
        lines: [
          requested({
            productId: VAXILOR.id,
            quantity: 35,
            batchId: BATCH,
            furtherBatchIds: [OTHER_BATCH],
            exitAt,
          }),
        ],
        ...more,
      });

    it('lets the further ones keep the exit that is known of them: the one that is told is that of the first', () => {
      const usageLimit = '2026-04-08T09:00:00.000Z';
      batches({ exitAt: FIRST_EXIT }, { exitAt: SECOND_EXIT, usageLimit })
        .when(taking(FIRST_EXIT))
        .thenLike({
          data: {
            lines: [
              { batchId: BATCH, exitAt: FIRST_EXIT, usageLimit: '2026-03-20T09:00:00.000Z' },
              { batchId: OTHER_BATCH, exitAt: SECOND_EXIT, usageLimit },
            ],
          },
        });
      const thawed = { thawed: true, transferType: 'DECONGELE', transferredAt: SECOND_EXIT } as const;
      batches(thawed, thawed)
        .when(taking(NOW))
        .thenLike({ data: { lines: [{ exitAt: NOW }, { exitAt: SECOND_EXIT }] } });
    });

    it('takes the exit that is told for further ones of which none is known', () => {
      const frozen = { transferType: 'CONGELE', transferredAt: SECOND_EXIT } as const;
      batches({}, {})
        .when(taking(NOW))
        .thenLike({ data: { lines: [{ exitAt: NOW }, { exitAt: NOW }] } });
      batches(frozen, frozen)
        .when(taking(NOW))
        .thenLike({ data: { lines: [{ exitAt: NOW }, { exitAt: NOW }] } });
    });

    it('counts all of it against the plan of the week of the exit that is told', () => {
      const residual = (_: string, week: string) => (week === '2026-03-09' ? 34 : null);
      batches({}, { exitAt: FIRST_EXIT })
        .when(taking(NOW, { residual }))
        .thenRefused(ErrorCode.allocationExceeded, undefined, { arguments: { residual: 34 } });
    });
  });

  describe('with a reason for a later batch', () => {
    const LATER = id(132);
    const FROZEN = id(133);
    const of = (batchId: string, expiry: string, more: Partial<EntryLine> = {}) =>
      line({ batchId, quantity: 10, expiry, usageLimit: null, ...more });
    const first = of(BATCH, '2026-06-30');
    const second = of(OTHER_BATCH, '2026-08-31');
    const reasons = (
      batches: readonly EntryLine[],
      [batchId, ...furtherBatchIds]: readonly string[],
      quantities: readonly number[],
    ) =>
      given(entered(...batches)).when(
        preparing(
          ...quantities.map((quantity) => ({
            lines: [
              requested({ quantity, batchId: batchId!, furtherBatchIds, laterBatchReason: 'reserved' }),
            ],
          })),
        ),
      ).thenLike;

    it('puts it on what leaves before goods that end earlier, and on nothing else', () => {
      const reserved = { laterBatchReason: 'reserved' };
      const none = expect.not.objectContaining(reserved);
      reasons(
        [first, second],
        [OTHER_BATCH, BATCH],
        [4, 12],
      )(
        { data: { lines: [{ batchId: OTHER_BATCH, ...reserved }] } },
        { data: { lines: [{ batchId: OTHER_BATCH, ...reserved }, none] } },
      );
      const frozen = of(FROZEN, '2026-07-31', { transferType: 'CONGELE' });
      reasons(
        [first, frozen, second],
        [BATCH, OTHER_BATCH],
        [4, 12],
      )({ data: { lines: [none] } }, { data: { lines: [none, { batchId: OTHER_BATCH, ...reserved }] } });
      const expired = of(FROZEN, '2026-03-09');
      reasons(
        [first, expired, second, of(LATER, '2026-09-30')],
        [BATCH, OTHER_BATCH, LATER],
        [25],
      )({
        data: { lines: [none, none, none] },
      });
    });
  });

  describe('asks at once what any of them asks', () => {
    const EXPIRED = id(131);
    const history = entered(line({}), line({ batchId: EXPIRED, expiry: '2026-03-09', usageLimit: null }));
    const expired: Partial<Prepare> = { lines: [requested({ batchId: EXPIRED })] };
    const beyond: Partial<Prepare> = { residual: () => 9 };
    const asking = (...preparations: readonly Partial<Prepare>[]) =>
      given(history).when(preparing(...preparations));

    it.each([
      ['the first about its goods, the second about its plan', expired, beyond],
      ['the first about its plan, the second about its goods', beyond, expired],
    ])('%s', (_, one, other) => {
      const codes = [one, other].map((asked) => ({
        code: asked === expired ? ErrorCode.pastLimit : ErrorCode.allocationExceeded,
      }));
      asking({ comment: 'needed', ...one }, { comment: 'needed', ...other }).thenRefusedFor(...codes);
    });

    it('each question once', () => {
      asking(beyond, { ...expired, ...beyond }, beyond).thenRefusedFor(
        { code: ErrorCode.allocationExceeded },
        { code: ErrorCode.pastLimit },
      );
    });

    it('and not before all fields of all are right', () => {
      asking(expired, { destinationId: null }).thenRefused(
        ErrorCode.required,
        'preparations[1].destinationId',
      );
    });

    it('and marks each with what was confirmed of it', () => {
      const forced = { forced: true, comment: 'needed' };
      asking({ ...expired, ...forced }, forced, { ...beyond, ...forced }).thenLike(
        { data: { confirmed: [ErrorCode.pastLimit] } },
        { data: expect.not.objectContaining({ confirmed: expect.anything() }) },
        { data: { confirmed: [ErrorCode.allocationExceeded] } },
      );
      asking({ ...beyond, forced: true }, { ...expired, forced: true }).thenRefused(
        ErrorCode.required,
        'preparations[1].comment',
      );
    });
  });
});
