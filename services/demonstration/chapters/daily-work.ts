/** What the vaccination centres do on working days: vials leave the fridge, doses are declared. */

import type { DeclareUse } from '../../domain/use-declaration/commands.js';
import { streamIdOf } from '../../domain/use-declaration/decide.js';
import { demonstrationIds } from '../reference-data/ids.js';
import type { Schedule } from '../schedule.js';
import type { Step } from '../step.js';
import { takeOut } from '../stock-steps.js';

const { centres, products } = demonstrationIds;
const { centreBellevue, centreRiviere, pointBellevue } = centres;
const { vaxilor, immunol } = products;

const FIRST_DAYS_AGO = 20;

export function dailyWork(schedule: Schedule): void {
  for (let daysAgo = FIRST_DAYS_AGO; daysAgo >= 1; daysAgo--) {
    if (schedule.calendar.isWorkingDay(daysAgo)) workingDay(schedule, daysAgo);
  }
  schedule.add('exit/bellevue/today', centreBellevue, schedule.calendar.hoursAgo(2), (step) =>
    takeOut(step, { batchId: schedule.batch('bellevue/immunol-2'), quantity: 2 }),
  );
  for (const weeksAgo of [2, 1]) declareWeek(schedule, weeksAgo);
}

function workingDay(schedule: Schedule, daysAgo: number): void {
  const { calendar } = schedule;
  const exit = (
    name: string,
    centreId: string,
    hour: number,
    batch: string,
    more: { quantity: number | null; syringes?: number; pointId?: string; comment?: string },
  ) =>
    schedule.add(`exit/${name}/${daysAgo}`, centreId, calendar.at(daysAgo, hour), (step) =>
      takeOut(step, { batchId: schedule.batch(batch), ...more }),
    );

  exit('bellevue/vaxilor', centreBellevue, 8, 'bellevue/vaxilor', { quantity: 2 + (daysAgo % 3) });
  exit('bellevue/immunol', centreBellevue, 9, 'bellevue/immunol', { quantity: 1 + (daysAgo % 2) });
  exit('riviere/vaxilor', centreRiviere, 9, 'riviere/vaxilor', { quantity: 1 + (daysAgo % 3) });
  if (daysAgo % 2 === 0) {
    exit('riviere/syringes', centreRiviere, 14, 'riviere/immunol', { quantity: null, syringes: 12 });
  }
  if (daysAgo % 5 === 0) {
    const point = { quantity: 2, pointId: pointBellevue, comment: 'Séance hors les murs' };
    exit('bellevue/point', centreBellevue, 11, 'bellevue/immunol', point);
  }
  if (daysAgo <= 7) declareDay(schedule, daysAgo);
}

function declareDay(schedule: Schedule, daysAgo: number): void {
  const { calendar } = schedule;
  const declare = (name: string, centreId: string, productId: string, first: number, second: number) =>
    schedule.add(`declaration/${name}/${daysAgo}`, centreId, calendar.at(daysAgo, 18), (step) =>
      declareUse(step, {
        productId,
        mode: 'JOUR',
        day: calendar.day(daysAgo),
        doses: { first, second, third: daysAgo % 3, single: 0 },
      }),
    );
  declare('bellevue/vaxilor', centreBellevue, vaxilor, 9 + (daysAgo % 4), 5);
  declare('bellevue/immunol', centreBellevue, immunol, 8, 4 + (daysAgo % 3));
  declare('point/immunol', pointBellevue, immunol, 4, 2);
}

function declareWeek(schedule: Schedule, weeksAgo: number): void {
  const { calendar } = schedule;
  const daysAgo = 7 * weeksAgo;
  schedule.add(`declaration/riviere/week-${weeksAgo}`, centreRiviere, calendar.at(daysAgo - 6, 8), (step) =>
    declareUse(step, {
      productId: vaxilor,
      mode: 'SEMAINE',
      day: calendar.day(daysAgo),
      doses: { first: 34, second: 21, third: 6, single: 3 },
    }),
  );
}

/** Declares doses for the day, or for the week in which the day lies. */
async function declareUse(
  step: Step,
  declared: Pick<DeclareUse, 'productId' | 'mode' | 'day' | 'doses'>,
): Promise<void> {
  const { centreId } = step;
  const place = { centreId, productKnown: true, weekEnd: declared.day };
  const command: DeclareUse = { type: 'DeclareUse', ...declared, ...place };
  await step.parts.declarations.execute(streamIdOf(command), command, step.context);
}
