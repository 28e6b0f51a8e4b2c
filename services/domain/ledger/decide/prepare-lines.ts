/** The lines of a preparation: what each one needs, and from which batches it is served. */

import { ErrorCode } from '../../../words/codes.js';
import { addHours } from '../../shared/calendar.js';
import { accept, all, andThen, type Checked, refuse, together } from '../../shared/check.js';
import {
  MAX_EXIT_AGE_DAYS,
  notInFuture,
  optionalId,
  optionalInstant,
  optionalText,
  requiredQuantity,
  requiredValue,
} from '../../shared/fields.js';
import { laterBatchReason } from '../../shared/later-batch.js';
import { canThaw, type ProductFacts } from '../../shared/product.js';
import type { DecisionContext, Prepare, RequestedLine } from '../commands.js';
import type { Batch, LedgerState } from '../state.js';
import { VACCINE } from '../vocabulary.js';
import { type Allocation, allocate, type LineDemand, namedBatch } from './allocate.js';
import type { ServedLine } from './note-lines.js';

/** A delivery note with this many lines of the greatest length fits one append of the event store (1 MiB). */
export const MAX_LINES = 400;

/** The lines of the command, each with the batches that serve it. */
export function servedLines(command: Prepare, state: LedgerState): Checked<readonly ServedLine[]> {
  if (command.lines.length === 0) return refuse({ code: ErrorCode.productsRequired, field: 'lines' });
  if (command.lines.length > MAX_LINES) return tooManyLines(command.lines.length);

  const read = command.lines.map((line, index) => readLine(line, index, command.context, state));
  const demands = read.flatMap(({ demand }) => ('value' in demand ? [demand.value] : []));
  const allocations = allocate(demands, state, command.context);
  const served = read.map((line, index) => serveLine(line, index, allocations.get(index), command.thawed));

  return andThen(all(served), (lines) => {
    const count = lines.flatMap(({ portions }) => portions).length;
    return count > MAX_LINES ? tooManyLines(count) : accept(lines);
  });
}

function readLine(line: RequestedLine, index: number, context: DecisionContext, state: LedgerState) {
  const at = (field: keyof RequestedLine) => fieldOf(index, field);
  const product = andThen(requiredValue(at('productId'), line.productId), (id) => {
    const facts = context.product(id);
    return facts === undefined
      ? refuse({ code: ErrorCode.productNotFound, field: at('productId'), rejectedValue: id })
      : accept(facts);
  });
  const batchId = andThen(product, ({ type }) =>
    type === VACCINE ? requiredValue(at('batchId'), line.batchId) : accept(optionalId(line.batchId)),
  );
  const quantity = requiredQuantity(at('quantity'), line.quantity);
  const demand = andThen(together({ product, batchId, quantity }), (given) =>
    accept<LineDemand>({
      index,
      productId: given.product.id,
      quantity: given.quantity,
      batchId: given.batchId,
      furtherBatchIds: line.furtherBatchIds ?? [],
      fromReturns: line.fromReturns,
    }),
  );
  const named = andThen(together({ product, batchId }), (given) =>
    accept(given.batchId === null ? undefined : namedBatch(state, given.product.id, given.batchId)),
  );
  return {
    product,
    demand,
    named: 'value' in named ? named.value : undefined,
    exitAt: exitTime(at('exitAt'), line.exitAt, context),
    externalReference: optionalText(at('externalReference'), line.externalReference),
    reason: laterBatchReason(at('laterBatchReason'), line.laterBatchReason ?? null),
  };
}

/** Not in the future, and not so long ago that it must be a slip of the keyboard (docs/rules/stock.md, ST-20). */
function exitTime(field: string, value: string | null, { now }: DecisionContext): Checked<string | null> {
  const earliest = addHours(now, -24 * MAX_EXIT_AGE_DAYS);
  return andThen(notInFuture(field, optionalInstant(field, value), now), (instant) =>
    instant !== null && instant < earliest
      ? refuse({
          code: ErrorCode.exitTooOld,
          field,
          arguments: { days: MAX_EXIT_AGE_DAYS },
          rejectedValue: value,
        })
      : accept(instant),
  );
}

function serveLine(
  line: ReturnType<typeof readLine>,
  index: number,
  allocation: Allocation | undefined,
  thawed: boolean,
): Checked<ServedLine> {
  const { product, demand, named, externalReference, reason } = line;
  return together({
    product,
    batchIds: andThen(demand, ({ batchId, furtherBatchIds }) =>
      accept(batchId === null ? [] : [batchId, ...furtherBatchIds]),
    ),
    reason,
    portions: andThen(demand, (wanted) => portionsOf(wanted, allocation)),
    exitAt: andThen(together({ product, exitAt: line.exitAt }), (given) =>
      given.exitAt === null &&
      goodsOf(named, allocation).some((batch) => mustSayExit(given.product, batch, thawed))
        ? refuse({ code: ErrorCode.required, field: fieldOf(index, 'exitAt') })
        : accept(given.exitAt),
    ),
    externalReference,
  });
}

function portionsOf({ index, batchId, quantity }: LineDemand, allocation: Allocation | undefined) {
  if (allocation?.kind === 'SERVED') return accept(allocation.portions);
  if (allocation?.kind === 'SHORT') {
    return refuse({
      code: ErrorCode.quantityMax,
      field: fieldOf(index, 'quantity'),
      arguments: { max: allocation.available },
      rejectedValue: quantity,
    });
  }
  if (allocation?.kind === 'RECALLED') {
    return refuse({ code: ErrorCode.lotRecalled, field: fieldOf(index, 'batchId'), rejectedValue: batchId });
  }
  return refuse({
    code: ErrorCode.batchNotFound,
    field: fieldOf(index, 'quantity'),
    rejectedValue: batchId,
  });
}

/**
 * Goods that may be used for some hours only need the instant from which these count. Frozen goods stay frozen, unless
 * the preparation thaws them (docs/rules/stock.md, ST-13).
 */
const mustSayExit = (product: ProductFacts, batch: Batch, thawed: boolean): boolean =>
  canThaw(product) && (thawed || batch.thawed || batch.transferType !== 'CONGELE');

/** The batches that would leave; a batch that the line names counts even where it holds too little. */
function goodsOf(named: Batch | undefined, allocation: Allocation | undefined): readonly Batch[] {
  const served = allocation?.kind === 'SERVED' ? allocation.portions.map(({ batch }) => batch) : [];
  return named === undefined ? served : [named, ...served];
}

/** Path of a field of the line at this zero-based index of the command's lines. */
const fieldOf = (index: number, field: keyof RequestedLine): string => `lines[${index}].${field}`;

const tooManyLines = (lines: number): Checked<never> =>
  refuse({
    code: ErrorCode.tooManyLines,
    field: 'lines',
    arguments: { max: MAX_LINES },
    rejectedValue: lines,
  });
