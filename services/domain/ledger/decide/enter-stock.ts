import { ErrorCode } from '../../../words/codes.js';
import { accept, andThen, type Checked, demand, refuse, together } from '../../shared/check.js';
import { compliance } from '../../shared/compliance.js';
import {
  notInFuture,
  optionalInstant,
  requiredInstant,
  requiredQuantity,
  requiredText,
  requiredValue,
} from '../../shared/fields.js';
import { canThaw, type ProductFacts } from '../../shared/product.js';
import { limitsOf } from '../../shared/usage-limit.js';
import type { EnterStock, EntryCentre } from '../commands.js';
import type { EntryLine, StockEntered } from '../events.js';
import { joinedBatch, type LedgerState } from '../state.js';
import type { TransferType } from '../vocabulary.js';
import { withinStorable } from './batches.js';
import { requiredExpiry } from './expiry.js';

/** External entry (docs/rules/receptions.md, RE-2; docs/rules/stock.md, ST-5 and ST-9). */
export function enterStock(command: EnterStock, state: LedgerState): readonly StockEntered[] {
  if (state.batches.has(command.batchId)) return [];
  const { context } = command;

  const product = productOf(command);
  const entry = demand({
    product,
    quantity: requiredQuantity('quantity', command.quantity),
    lot: requiredText('lot', command.lot),
    expiry: expiryOf(command, product),
    receivedAt: notInFuture('receivedAt', optionalInstant('receivedAt', command.receivedAt), context.now),
    transfer: transferOf(command, product),
    reception: compliance('comment', command.compliant, command.comment),
  });

  const arrival = {
    batchId: command.batchId,
    productId: entry.product.id,
    lot: entry.lot,
    expiry: entry.expiry,
    thawed: entry.transfer.transferType === 'DECONGELE',
    returned: false,
    ...entry.transfer,
    exitAt: null,
    deliveryNote: null,
  };
  const limits = limitsOf(arrival, entry.product, context.timeZone);
  const line = merged({ ...arrival, ...limits, quantity: entry.quantity }, state);
  demand({
    quantity: withinStorable('quantity', entry.quantity, state.batches.get(line.batchId)?.quantity ?? 0),
  });

  return [
    {
      type: 'StockEntered',
      data: {
        operationId: command.operationId,
        origin: 'EXTERNAL',
        noteId: null,
        receivedAt: entry.receivedAt ?? context.now,
        ...entry.reception,
        lines: [line],
      },
    },
  ];
}

function merged(arrival: Omit<EntryLine, 'kind'>, state: LedgerState): EntryLine {
  const { held, ...line } = joinedBatch(state, arrival);
  return { ...line, kind: line.transferType !== null ? 'TRANSFERT' : held ? 'REASSORT' : 'ENTREE' };
}

const productOf = ({ productId, context }: EnterStock): Checked<ProductFacts> =>
  andThen(requiredValue('productId', productId), (id) => {
    const product = context.product(id);
    return product === undefined || !product.active
      ? refuse({ code: ErrorCode.productNotFound, field: 'productId', rejectedValue: id })
      : accept(product);
  });

/** Without a product the type of its expiry is unknown: all that can be checked is that an expiry is given. */
const expiryOf = (command: EnterStock, product: Checked<ProductFacts>): Checked<string> =>
  'violations' in product
    ? requiredText('expiry', command.expiry)
    : requiredExpiry('expiry', command.expiry, product.value, command.context);

interface Transfer {
  readonly transferType: TransferType | null;
  readonly transferredAt: string | null;
}

function transferOf(command: EnterStock, product: Checked<ProductFacts>): Checked<Transfer> {
  const { transferType } = command;
  const isTimed = transferType !== null && transferType !== 'CONGELE';
  return andThen(
    together({
      offered: transferType === null ? accept(true) : transferOffered(command, product),
      transferredAt: transferTime(command, isTimed),
    }),
    ({ transferredAt }) => accept({ transferType, transferredAt: isTimed ? transferredAt : null }),
  );
}

/** Where it does not count, it is refused all the same if it is none. */
const transferTime = ({ transferredAt, context }: EnterStock, isTimed: boolean): Checked<string | null> =>
  isTimed || transferredAt !== null
    ? notInFuture('transferredAt', requiredInstant('transferredAt', transferredAt), context.now)
    : accept(null);

/** A transfer needs a product with a stability at 2–8 °C and a centre that may transfer (ST-9). */
function transferOffered(command: EnterStock, product: Checked<ProductFacts>): Checked<true> {
  const thaws = 'violations' in product || canThaw(product.value);
  return thaws && mayTransfer(command.centre)
    ? accept(true)
    : refuse({
        code: ErrorCode.transferNotOffered,
        field: 'transferType',
        rejectedValue: command.transferType,
      });
}

const mayTransfer = (centre: EntryCentre): boolean =>
  centre.type === 'DISPATCH' || (centre.type === 'REFERENT' && centre.parentHoldsStock);
