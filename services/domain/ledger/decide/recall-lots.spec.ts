import { ErrorCode } from '../../../words/codes.js';
import { BATCH, entered, given, IMMUNOL, id, line, NOW } from '../../testing/ledger.js';
import { prepareCommand, requested } from '../../testing/preparation.js';
import type { LotBlocked } from '../events.js';

const RECALL: LotBlocked['data'] = {
  recallId: id(900),
  productId: IMMUNOL.id,
  lot: line().lot,
  recalledAt: NOW,
};
const blocked: LotBlocked = { type: 'LotBlocked', data: RECALL };
const released = { type: 'LotReleased', data: RECALL } as const;
const block = { type: 'BlockLots', recalls: [RECALL] } as const;
const release = (inScope: boolean) => ({ type: 'ReleaseLot', recall: RECALL, inScope }) as const;
const acknowledge = { type: 'AcknowledgeRecall', recallId: RECALL.recallId } as const;

describe('a recall in a ledger', () => {
  it('is written once, and not again after its end', () => {
    given().when(block).thenExactly(blocked);
    given(blocked).when(block).thenNothing();
    given(blocked, released).when(block).thenNothing();
  });

  it('ends where it is known, and where it reaches before its block comes', () => {
    given(blocked).when(release(true)).thenExactly(released);
    given(blocked, released).when(release(true)).thenNothing();
    given().when(release(true)).thenExactly(released);
    given().when(release(false)).thenNothing();
    given(released).when(block).thenNothing();
  });

  it('is acknowledged once', () => {
    const { recallId, productId, lot } = RECALL;
    const acknowledged = { type: 'RecallAcknowledged', data: { recallId, productId, lot } } as const;
    given(blocked).when(acknowledge).thenExactly(acknowledged);
    given(blocked, acknowledged).when(acknowledge).thenNothing();
    given().when(acknowledge).thenRefused(ErrorCode.recallNotFound);
  });

  it('refuses a preparation on the field of its batch', () => {
    const lines = (batchId: string | null) => [requested({ batchId, quantity: 1 })];
    given(entered(line()), blocked)
      .when(prepareCommand({ lines: lines(BATCH) }))
      .thenRefused(ErrorCode.lotRecalled, 'lines[0].batchId', { rejectedValue: BATCH });
  });
});
