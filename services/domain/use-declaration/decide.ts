import { mondayOf, sundayOf } from '../shared/calendar.js';
import { accept, andThen, type Checked, demand, refuse } from '../shared/check.js';
import { ErrorCode } from '../shared/codes.js';
import { requiredDate, requiredValue, wholeNumber } from '../shared/fields.js';
import { deriveId } from '../shared/ids.js';
import type { DeclareUse } from './commands.js';
import type { UseDeclared } from './events.js';

/**
 * Section 5 "Use declaration". A week counts as a whole, whatever day of it the client names; a count that is not
 * filled in is 0. Declaring again replaces what was declared, hence no state is asked.
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
 * @throws DomainError with every rule that is violated: a faulty form has no stream
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

/** One id, hence one stream (`useDeclarationStream`), for a centre, a product and a day or week. */
export const declarationId = ({ centreId, productId, mode, date }: DeclaredPeriod): string =>
  deriveId(centreId, `${productId}|${mode}|${mode === 'JOUR' ? date : mondayOf(date)}`);

function read(command: DeclareUse) {
  const { centreId, mode, doses } = command;
  const form = demand({
    productId: productOf(command),
    date:
      mode === 'JOUR' ? requiredDate('dayOfWeek', command.day) : requiredDate('endOfWeek', command.weekEnd),
    first: count('doseCount1', doses.first),
    second: count('doseCount2', doses.second),
    third: count('doseCount3', doses.third),
    single: count('doseCountSingle', doses.single),
  });
  return { centreId, mode, ...form };
}

const productOf = ({ productId, productKnown }: DeclareUse): Checked<string> =>
  andThen(requiredValue({ field: 'idProduit' }, productId), (id) =>
    productKnown
      ? accept(id)
      : refuse({ code: ErrorCode.productNotFound, field: 'idProduit', rejectedValue: id }),
  );

const count = (field: string, value: number | null): Checked<number> => {
  if (value === null) return accept(0);
  return value < 0
    ? refuse({ code: ErrorCode.notNegative, field, rejectedValue: value })
    : wholeNumber({ field }, value);
};
