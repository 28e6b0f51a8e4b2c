/** Recalls of lots (docs/rules/lots.md, LO-5 to LO-9). */
import { ErrorCode } from '../../words/codes.js';
import { accept, andThen, type Checked, demand, refuse, together } from '../shared/check.js';
import { DomainError } from '../shared/error.js';
import { optionalText, requiredText, requiredValue } from '../shared/fields.js';
import type { LiftRecall, RecallCommand, RecallLot } from './commands.js';
import type { LotRecalled, RecallEvent, RecallLifted } from './events.js';
import { type RecallState, recallOf, standingRecalls } from './state.js';

/** @throws DomainError with each field that is invalid, or with one violation without a field */
export function decide(command: RecallCommand, state: RecallState): readonly RecallEvent[] {
  switch (command.type) {
    case 'RecallLot':
      return [recallLot(command, state)];
    case 'SettleRecall': {
      const { recalled, settled } = recallOf(state, command.recallId);
      return settled ? [] : [{ type: 'RecallSettled', data: recalled }];
    }
    case 'LiftRecall':
      return [liftRecall(command, state)];
  }
}

function recallLot(command: RecallLot, state: RecallState): LotRecalled {
  const { recallId, centreId, now } = command;
  const productId = andThen(requiredValue('productId', command.productId), (id) =>
    command.productKnown
      ? accept(id)
      : refuse({ code: ErrorCode.productNotFound, field: 'productId', rejectedValue: id }),
  );
  const lot = requiredText('lot', command.lot);
  const form = demand({
    productId,
    lot: andThen(together({ productId, lot }), (named) => notYetRecalled(named, centreId, state)),
    reason: requiredText('reason', command.reason),
    instruction: optionalText('instruction', command.instruction),
  });
  return {
    type: 'LotRecalled',
    data: {
      recallId,
      scope: centreId === null ? 'RESEAU' : 'CENTRE',
      centreId,
      ...form,
      recalledAt: now,
    },
  };
}

/** A recall of the network and those of referents stand beside each other; there is one of each (LO-6). */
const notYetRecalled = (
  { productId, lot }: { readonly productId: string; readonly lot: string },
  centreId: string | null,
  state: RecallState,
): Checked<string> =>
  standingRecalls(state).some(
    (other) => other.productId === productId && other.lot === lot && other.centreId === centreId,
  )
    ? refuse({ code: ErrorCode.alreadyRecalled, field: 'lot', rejectedValue: lot })
    : accept(lot);

function liftRecall({ recallId, reason }: LiftRecall, state: RecallState): RecallLifted {
  const { recalled, lifted } = recallOf(state, recallId);
  if (lifted) throw new DomainError({ code: ErrorCode.recallLifted });
  const form = demand({ reason: requiredText('reason', reason) });
  const { centreId, productId, lot } = recalled;
  return { type: 'RecallLifted', data: { recallId, centreId, productId, lot, ...form } };
}
