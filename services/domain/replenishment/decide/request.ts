import { ErrorCode } from '../../../words/codes.js';
import { businessDate } from '../../shared/calendar.js';
import { accept, all, andThen, type Checked, demand, refuse, together } from '../../shared/check.js';
import { packagesFor } from '../../shared/doses.js';
import {
  optionalId,
  optionalInstant,
  optionalText,
  requiredQuantity,
  requiredValue,
  wholeNumber,
} from '../../shared/fields.js';
import type { ProductFacts } from '../../shared/product.js';
import type { RequestReplenishment } from '../commands.js';
import type { Appointment, ReplenishmentRequested, RequestedDoses } from '../events.js';
import type { ReplenishmentState } from '../state.js';
import { demandWithinPlan, wantedInstant, weekOf } from './appointment.js';

const NO_DOSES: RequestedDoses = { first: 0, second: 0, booster: 0 };

/** A request (docs/rules/replenishment.md, RQ-1 to RQ-3). */
export function request(
  command: RequestReplenishment,
  state: ReplenishmentState,
): readonly ReplenishmentRequested[] {
  if (state !== null) return [];
  const { requestId, kind, centreId, pointId, supplierId, timeZone, allocationId } = command;
  const product = productOf(command);
  const form = demand({
    product,
    mode: requiredValue('mode', command.mode),
    amount: andThen(product, (facts) => amountOf(command, facts)),
    wantedAt: wantedAt(command),
    coverage: coverageOf(command),
    comment: optionalText('comment', command.comment),
  });
  const wanted: Appointment = {
    quantity: form.amount.packages,
    receptionAt: form.wantedAt,
    week: weekOf(form.wantedAt, timeZone),
  };
  demandWithinPlan(command, wanted);
  return [
    {
      type: 'ReplenishmentRequested',
      data: {
        requestId,
        kind,
        centreId,
        pointId,
        supplierId,
        productId: form.product.id,
        mode: form.mode,
        doses: form.amount.doses,
        wanted,
        coverageFrom: form.coverage.from,
        coverageUntil: form.coverage.until,
        carrierId: optionalId(command.carrierId),
        comment: form.comment,
        allocationId,
      },
    },
  ];
}

const productOf = ({ productId, product }: RequestReplenishment): Checked<ProductFacts> =>
  andThen(requiredValue('productId', productId), (id) =>
    product === null
      ? refuse({ code: ErrorCode.productNotFound, field: 'productId', rejectedValue: id })
      : accept(product),
  );

interface Amount {
  readonly packages: number;
  readonly doses: RequestedDoses;
}

function amountOf(command: RequestReplenishment, { dosesPerPackage }: ProductFacts): Checked<Amount> {
  if (command.mode !== 'DOSE')
    return andThen(requiredQuantity('packages', command.packages), (packages) =>
      accept({ packages, doses: NO_DOSES }),
    );
  const counts = all([
    count('firstDoses', command.firstDoses),
    count('secondDoses', command.secondDoses),
    count('boosterDoses', command.boosterDoses),
  ]);
  return andThen(counts, ([first = 0, second = 0, booster = 0]) => {
    const doses = first + second + booster;
    return doses > 0
      ? accept({ packages: packagesFor(doses, dosesPerPackage), doses: { first, second, booster } })
      : refuse({ code: ErrorCode.positive, field: 'firstDoses', rejectedValue: command.firstDoses });
  });
}

function count(field: string, value: number | null): Checked<number> {
  if (value === null) return accept(0);
  return value < 0
    ? refuse({ code: ErrorCode.notNegative, field, rejectedValue: value })
    : wholeNumber(field, value);
}

/** Today or later; a plan may be turned into requests after some of its days. */
const wantedAt = ({ wantedAt, now, timeZone, allocationId }: RequestReplenishment): Checked<string> =>
  andThen(wantedInstant('wantedAt', wantedAt, timeZone), (instant) =>
    allocationId === null && businessDate(instant, timeZone) < businessDate(now, timeZone)
      ? refuse({ code: ErrorCode.dateInPast, field: 'wantedAt', rejectedValue: wantedAt })
      : accept(instant),
  );

function coverageOf({ coverageFrom, coverageUntil, timeZone }: RequestReplenishment) {
  const instantOf = (field: string, value: string | null) =>
    value === null || value === ''
      ? optionalInstant(field, null)
      : (wantedInstant(field, value, timeZone) as Checked<string | null>);
  const given = together({
    from: instantOf('coverageFrom', coverageFrom),
    until: instantOf('coverageUntil', coverageUntil),
  });
  return andThen(given, ({ from, until }) =>
    from !== null && until !== null && from > until
      ? refuse({ code: ErrorCode.coverageReversed, field: 'coverageFrom', rejectedValue: coverageFrom })
      : accept({ from, until }),
  );
}
