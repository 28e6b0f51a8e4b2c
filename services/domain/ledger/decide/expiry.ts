import { ErrorCode } from '../../../words/codes.js';
import { businessDate, monthOf } from '../../shared/calendar.js';
import { accept, andThen, type Checked, refuse } from '../../shared/check.js';
import { requiredDate } from '../../shared/fields.js';
import type { ProductFacts } from '../../shared/product.js';
import { lastDayOf } from '../../shared/usage-limit.js';
import type { DecisionContext } from '../commands.js';

/**
 * The last day of use: the given day, or for a month-type product the last of its month. Not before today, not
 * before the current month (docs/rules/stock.md, ST-8).
 */
export const requiredExpiry = (
  field: string,
  value: string | null,
  product: ProductFacts,
  context: DecisionContext,
): Checked<string> =>
  andThen(requiredDate(field, value), (date) => {
    const today = businessDate(context.now, context.timeZone);
    if (product.expiryType === 'MOIS') {
      return monthOf(date) >= monthOf(today)
        ? accept(lastDayOf(date, product))
        : refuse({ code: ErrorCode.expiryBeforeMonth, field, rejectedValue: value });
    }
    return date >= today
      ? accept(date)
      : refuse({ code: ErrorCode.expiryBeforeToday, field, rejectedValue: value });
  });
