/** Where the goods come from: external entries at the referent and the dispatch centres. */
import { demonstrationIds } from '../reference-data/ids.js';
import type { Schedule } from '../schedule.js';
import { enter } from '../stock-steps.js';

const { centres, products } = demonstrationIds;
const { pharmacieCentrale, plateformeNord, plateformeSud } = centres;
const { vaxilor, immunol, seringue } = products;

type Supply = readonly [
  /** Name under which the batch is remembered. */
  batch: string,
  centreId: string,
  at: string,
  productId: string,
  quantity: number,
  lot: string,
  /** Days from today. */
  keepsFor: number,
  transfer?: { readonly transferType: 'CONGELE' | 'MOINS_20'; readonly transferredAt?: string },
];

export function supplies(schedule: Schedule): void {
  const { calendar } = schedule;
  for (const [batch, centreId, at, productId, quantity, lot, keepsFor, transfer] of suppliesOf(calendar)) {
    schedule.add(`entry/${batch}/${quantity}`, centreId, at, async (step) => {
      const goods = { productId, quantity, lot, expiry: calendar.day(-keepsFor), ...transfer };
      schedule.rememberBatch(batch, await enter(step, goods));
    });
  }
}

function suppliesOf(calendar: Schedule['calendar']): readonly Supply[] {
  const frozen = { transferType: 'CONGELE' } as const;
  const chilled = { transferType: 'MOINS_20', transferredAt: calendar.at(3, 14) } as const;
  return [
    ['pc/vaxilor', pharmacieCentrale, calendar.at(28, 9), vaxilor, 1_950, 'VX2610A', 300],
    ['pc/immunol', pharmacieCentrale, calendar.at(28, 10), immunol, 800, 'IM2610A', 270],
    ['pc/seringue', pharmacieCentrale, calendar.at(28, 11), seringue, 120, 'SE2601', 900],
    ['nord/immunol', plateformeNord, calendar.at(25, 9), immunol, 150, 'IM2609N', 240],
    ['nord/immunol', plateformeNord, calendar.at(19, 9), immunol, 50, 'IM2609N', 240],
    ['nord/vaxilor-frozen', plateformeNord, calendar.at(24, 14), vaxilor, 195, 'VX2609F', 200, frozen],
    ['nord/vaxilor-20', plateformeNord, calendar.at(3, 15), vaxilor, 60, 'VX2609M', 180, chilled],
    ['nord/immunol-late', plateformeNord, calendar.hoursAgo(6), immunol, 60, 'IM2611B', 330],
    ['sud/immunol', plateformeSud, calendar.at(26, 9), immunol, 300, 'IM2609S', 210],
    ['sud/seringue', plateformeSud, calendar.at(26, 10), seringue, 50, 'SE2602', 800],
    ['sud/vaxilor', plateformeSud, calendar.at(12, 10), vaxilor, 90, 'VX2609S', 190, frozen],
  ];
}
