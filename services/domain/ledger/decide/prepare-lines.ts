/** The lines of a preparation (section 5 "Add product to preparation"; decisions.md "Stock rules, in detail"). */
import { accept, all, andThen, type Checked, refuse, together } from '../../shared/check.js';
import { ErrorCode } from '../../shared/codes.js';
import {
  optionalId,
  optionalInstant,
  optionalText,
  type Place,
  requiredQuantity,
  requiredValue,
} from '../../shared/fields.js';
import type { ProductFacts } from '../../shared/product.js';
import type { DecisionContext, Prepare, RequestedLine } from '../commands.js';
import type { PreparationLine } from '../events.js';
import type { Batch, LedgerState } from '../state.js';
import { VACCINE } from '../vocabulary.js';
import { type Allocation, allocate, type LineDemand, namedBatch } from './allocate.js';
import { noteLines, type ServedLine } from './note-lines.js';

/** A note with so many lines, each as long as can be, still fits one append (1 MiB). */
export const MAX_LINES = 400;

/** The note's lines: one for each line of the form, more where one takes from several batches. */
export function preparedLines(command: Prepare, state: LedgerState): Checked<readonly PreparationLine[]> {
  if (command.lines.length === 0) return refuse({ code: ErrorCode.productsRequired, field: 'produits' });
  if (command.lines.length > MAX_LINES) return tooManyLines(command.lines.length);

  const read = command.lines.map((line, index) => readLine(line, index, command.context, state));
  const demands = read.flatMap(({ demand }) => ('value' in demand ? [demand.value] : []));
  const allocations = allocate(demands, state, command.context);
  const served = read.map((line, index) => serveLine(line, index, allocations.get(index)));

  return andThen(all(served), (lines) => {
    const notes = noteLines(lines, command);
    return notes.length > MAX_LINES ? tooManyLines(notes.length) : accept(notes);
  });
}

function readLine(line: RequestedLine, index: number, context: DecisionContext, state: LedgerState) {
  const at = (field: string): string => `produits[${index}].${field}`;
  const product = andThen(requiredValue({ field: at('idProduit') }, line.productId), (id) => {
    const facts = context.product(id);
    return facts === undefined
      ? refuse({ code: ErrorCode.productNotFound, field: at('idProduit'), rejectedValue: id })
      : accept(facts);
  });
  const batchId = andThen(product, ({ type }) =>
    type === VACCINE
      ? requiredValue({ field: at('idStock') }, line.batchId)
      : accept(optionalId(line.batchId)),
  );
  const quantity = requiredQuantity(quantityOf(index), line.quantity);
  const demand = andThen(together({ product, batchId, quantity }), (given) =>
    accept<LineDemand>({
      index,
      productId: given.product.id,
      quantity: given.quantity,
      batchId: given.batchId,
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
    exitAt: optionalInstant(at('sortie'), line.exitAt),
    externalReference: optionalText(at('refExterne'), line.externalReference),
  };
}

function serveLine(
  line: ReturnType<typeof readLine>,
  index: number,
  allocation: Allocation | undefined,
): Checked<ServedLine> {
  const { product, demand, externalReference } = line;
  return together({
    product,
    portions: andThen(demand, (wanted) => portionsOf(wanted, allocation)),
    exitAt: andThen(together({ product, exitAt: line.exitAt }), (given) =>
      given.exitAt === null &&
      goodsOf(line.named, allocation).some((batch) => mustSayExit(given.product, batch))
        ? refuse({ code: ErrorCode.required, field: `produits[${index}].sortie` })
        : accept(given.exitAt),
    ),
    externalReference,
  });
}

function portionsOf({ index, batchId, quantity }: LineDemand, allocation: Allocation | undefined) {
  if (allocation?.kind === 'SERVED') return accept(allocation.portions);
  if (allocation?.kind === 'SHORT') {
    return refuse({
      ...quantityOf(index),
      code: ErrorCode.quantityMax,
      arguments: { max: allocation.available },
      rejectedValue: quantity,
    });
  }
  return refuse({ ...quantityOf(index), code: ErrorCode.batchNotFound, rejectedValue: batchId });
}

/** Goods that keep for hours only must say when those begin; frozen ones stay frozen on the way. */
const mustSayExit = (product: ProductFacts, batch: Batch): boolean =>
  product.stability28Hours !== null && batch.transferType !== 'CONGELE';

/** What would leave: known by name even where the line asks for too much of it. */
function goodsOf(named: Batch | undefined, allocation: Allocation | undefined): readonly Batch[] {
  if (named !== undefined) return [named];
  return allocation?.kind === 'SERVED' ? allocation.portions.map(({ batch }) => batch) : [];
}

/** Section 8 "Preparation field errors": the field error's code is the line's index. */
const quantityOf = (index: number): Place => ({ field: 'quantite', wireCode: String(index) });

const tooManyLines = (lines: number): Checked<never> =>
  refuse({
    code: ErrorCode.tooManyLines,
    field: 'produits',
    arguments: { max: MAX_LINES },
    rejectedValue: lines,
  });
