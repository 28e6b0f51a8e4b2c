import { ErrorCode } from '../../../words/codes.js';
import { BATCH, entered, given, IMMUNOL, id, line, VAXILOR } from '../../testing/ledger.js';
import type { Scrap } from '../commands.js';

const SCRAPPING = id(700);
const scrap = (more: Partial<Scrap> = {}): Scrap => ({
  type: 'Scrap',
  offline: null,
  scrappingId: SCRAPPING,
  productId: IMMUNOL.id,
  batchId: BATCH,
  quantity: 4,
  cause: 'CASSE',
  causeListed: true,
  comment: null,
  namesProduct: true,
  ...more,
});
const when = (more: Partial<Scrap> = {}) => given(entered(line())).when(scrap(more));
const atVaccination = (more: Partial<Scrap> = {}) => when({ productId: null, namesProduct: false, ...more });
const { quantity: _, kind: __, ...batch } = line();

describe('Scrap', () => {
  it('takes goods out of their batch, with the cause', () => {
    when({ comment: 'dropped' }).thenExactly({
      type: 'StockScrapped',
      data: { scrappingId: SCRAPPING, batch, quantity: 4, cause: 'CASSE', comment: 'dropped' },
    });
    expect(when().thenState().batches.get(BATCH)?.quantity).toBe(96);
  });

  it('names product, batch, quantity and cause, as the centre side calls them', () => {
    when({ productId: null, batchId: null, quantity: null, cause: null }).thenRefusedFor(
      { code: ErrorCode.required, field: 'productId' },
      { code: ErrorCode.required, field: 'batchId' },
      { code: ErrorCode.required, field: 'quantity' },
      { code: ErrorCode.required, field: 'cause' },
    );
  });

  it('names batch, quantity and cause, as the vaccination side calls them', () => {
    atVaccination({ batchId: null, quantity: null, cause: null }).thenRefusedFor(
      { code: ErrorCode.required, field: 'batchId' },
      { code: ErrorCode.required, field: 'quantity' },
      { code: ErrorCode.required, field: 'cause' },
    );
    atVaccination().thenLike({ data: { quantity: 4 } });
  });

  it('takes the batch of the product that it names', () => {
    when({ productId: VAXILOR.id }).thenRefused(ErrorCode.batchNotFound, 'batchId');
    atVaccination({ productId: VAXILOR.id }).thenLike({ data: { quantity: 4 } });
    when({ batchId: id(404) }).thenRefused(ErrorCode.batchNotFound, 'batchId');
    atVaccination({ batchId: id(404) }).thenRefused(ErrorCode.batchNotFound, 'batchId');
  });

  it('never takes more than is left', () => {
    when({ quantity: 101 }).thenRefused(ErrorCode.quantityMax, 'quantity', { arguments: { max: 100 } });
    when({ quantity: 100 }).thenLike({ data: { quantity: 100 } });
    when({ quantity: 0 }).thenRefused(ErrorCode.positive, 'quantity');
  });

  it('takes a cause that its value list holds', () => {
    when({ cause: 'VOL', causeListed: false }).thenRefused(ErrorCode.unknownValue, 'cause', {
      rejectedValue: 'VOL',
    });
    when({ cause: 'VOL', causeListed: true }).thenLike({ data: { cause: 'VOL' } });
  });

  it('wants a comment for the cause AUTRE only', () => {
    when({ cause: 'AUTRE' }).thenRefused(ErrorCode.required, 'comment');
    atVaccination({ cause: 'AUTRE', comment: ' ' }).thenRefused(ErrorCode.required, 'comment');
    when({ cause: 'AUTRE', comment: 'flood' }).thenLike({ data: { comment: 'flood' } });
    when({ comment: 'x'.repeat(251) }).thenRefused(ErrorCode.textMax, 'comment');
  });
});
