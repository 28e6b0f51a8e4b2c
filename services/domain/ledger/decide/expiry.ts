import { ErrorCode } from '../../../words/codes.js';
import { businessDate } from '../../shared/calendar.js';
import { accept, andThen, type Checked, refuse } from '../../shared/check.js';
import { requiredDate } from '../../shared/fields.js';
import { isPastExpiry } from '../../shared/past-expiry.js';
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
    if (!isPastExpiry(date, product.expiryType, today)) return accept(lastDayOf(date, product));
    const code = product.expiryType === 'MOIS' ? ErrorCode.expiryBeforeMonth : ErrorCode.expiryBeforeToday;
    return refuse({ code, field, rejectedValue: value });
  });
