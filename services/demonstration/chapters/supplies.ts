/** Where the goods come from: external entries at the referent and the dispatch centres. */
import { demonstrationIds } from '../reference-data/ids.js';
import type { Schedule } from '../schedule.js';
import { enter } from '../stock-steps.js';

const { centres, products } = demonstrationIds;
const { pharmacieCentrale, plateformeNord, plateformeSud } = centres;
const { vaxilor, immunol, seringue } = products;

interface Supply {
  /** Name under which the batch is remembered. */
  readonly batch: string;
  readonly centreId: string;
  readonly at: string;
  readonly productId: string;
  readonly quantity: number;
  readonly lot: string;
  /** Days from today. */
  readonly keepsFor: number;
  readonly transferType?: 'CONGELE' | 'MOINS_20';
  readonly transferredAt?: string;
}

export function supplies(schedule: Schedule): void {
  const { calendar } = schedule;
  for (const supply of suppliesOf(calendar)) {
    const { batch, centreId, at, keepsFor, ...goods } = supply;
    schedule.add(`entry/${batch}/${supply.quantity}`, centreId, at, async (step) => {
      const entered = await enter(schedule.runner, step, { ...goods, expiry: calendar.day(-keepsFor) });
      schedule.rememberBatch(batch, entered);
    });
  }
}

function suppliesOf(calendar: Schedule['calendar']): readonly Supply[] {
  const central = { centreId: pharmacieCentrale };
  const north = { centreId: plateformeNord };
  const south = { centreId: plateformeSud };
  const immunolNorth = { ...north, batch: 'nord/immunol', productId: immunol, lot: 'IM2609N', keepsFor: 240 };
  return [
    {
      ...central,
      batch: 'pc/vaxilor',
      at: calendar.at(28, 9),
      productId: vaxilor,
      quantity: 1_950,
      lot: 'VX2610A',
      keepsFor: 300,
    },
    {
      ...central,
      batch: 'pc/immunol',
      at: calendar.at(28, 10),
      productId: immunol,
      quantity: 800,
      lot: 'IM2610A',
      keepsFor: 270,
    },
    {
      ...central,
      batch: 'pc/seringue',
      at: calendar.at(28, 11),
      productId: seringue,
      quantity: 120,
      lot: 'SE2601',
      keepsFor: 900,
    },
    { ...immunolNorth, at: calendar.at(25, 9), quantity: 150 },
    { ...immunolNorth, at: calendar.at(19, 9), quantity: 50 },
    {
      ...north,
      batch: 'nord/vaxilor-frozen',
      at: calendar.at(24, 14),
      productId: vaxilor,
      quantity: 195,
      lot: 'VX2609F',
      keepsFor: 200,
      transferType: 'CONGELE',
    },
    {
      ...north,
      batch: 'nord/vaxilor-20',
      at: calendar.at(3, 15),
      productId: vaxilor,
      quantity: 60,
      lot: 'VX2609M',
      keepsFor: 180,
      transferType: 'MOINS_20',
      transferredAt: calendar.at(3, 14),
    },
    {
      ...north,
      batch: 'nord/immunol-late',
      at: calendar.hoursAgo(6),
      productId: immunol,
      quantity: 60,
      lot: 'IM2611B',
      keepsFor: 330,
    },
    {
      ...south,
      batch: 'sud/immunol',
      at: calendar.at(26, 9),
      productId: immunol,
      quantity: 300,
      lot: 'IM2609S',
      keepsFor: 210,
    },
    {
      ...south,
      batch: 'sud/seringue',
      at: calendar.at(26, 10),
      productId: seringue,
      quantity: 50,
      lot: 'SE2602',
      keepsFor: 800,
    },
    {
      ...south,
      batch: 'sud/vaxilor',
      at: calendar.at(12, 10),
      productId: vaxilor,
      quantity: 90,
      lot: 'VX2609S',
      keepsFor: 190,
      transferType: 'CONGELE',
    },
  ];
}
