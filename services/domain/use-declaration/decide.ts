import { ErrorCode } from '../../words/codes.js';
import { mondayOf, sundayOf } from '../shared/calendar.js';
import { accept, andThen, type Checked, demand, refuse } from '../shared/check.js';
import { requiredDate, requiredValue, wholeNumber } from '../shared/fields.js';
import { deriveId } from '../shared/ids.js';
import type { DeclareUse } from './commands.js';
import type { UseDeclared } from './events.js';

/**
 * A week counts as a whole, and may be given by any of its days; a count that is not filled in is 0. A second
 * declaration replaces the first one, so the decision needs no state.
 *
 * @throws DomainError with every rule that is violated
 */
export function decide(command: DeclareUse): readonly UseDeclared[] {
  const { centreId, mode, productId, date, first, second, third, single } = read(command);
  return [
    {
      type: 'UseDeclared',
      data: {
        declarationId: declarationId({ centreId, productId, mode, date }),
        centreId,
        productId,
        mode,
        day: mode === 'JOUR' ? date : null,
        weekStart: mondayOf(date),
        weekEnd: sundayOf(date),
        doses: { first, second, third, single },
      },
    },
  ];
}

/**
 * The stream that the command goes to.
 *
 * @throws DomainError with every violation: an invalid declaration has no stream
 */
export const streamIdOf = (command: DeclareUse): string => declarationId(read(command));

export interface DeclaredPeriod {
  /** UUID */
  readonly centreId: string;
  readonly productId: string;
  readonly mode: 'JOUR' | 'SEMAINE';
  /** The day, or any day of the week; `YYYY-MM-DD`. */
  readonly date: string;
}

/** UUID of the declaration, and of its stream: one for each centre, product and day or week. */
export const declarationId = ({ centreId, productId, mode, date }: DeclaredPeriod): string =>
  deriveId(centreId, `${productId}|${mode}|${mode === 'JOUR' ? date : mondayOf(date)}`);

function read(command: DeclareUse) {
  const { centreId, mode, doses } = command;
  const form = demand({
    productId: productOf(command),
    date: mode === 'JOUR' ? requiredDate('day', command.day) : requiredDate('weekEnd', command.weekEnd),
    first: count('doses.first', doses.first),
    second: count('doses.second', doses.second),
    third: count('doses.third', doses.third),
    single: count('doses.single', doses.single),
  });
  return { centreId, mode, ...form };
}

const productOf = ({ productId, productKnown }: DeclareUse): Checked<string> =>
  andThen(requiredValue('productId', productId), (id) =>
    productKnown
      ? accept(id)
      : refuse({ code: ErrorCode.productNotFound, field: 'productId', rejectedValue: id }),
  );

const count = (field: string, value: number | null): Checked<number> => {
  if (value === null) return accept(0);
  return value < 0
    ? refuse({ code: ErrorCode.notNegative, field, rejectedValue: value })
    : wholeNumber(field, value);
};
