import { allocationId } from '../../services/domain/allocation/decide.js';
import type { AllocationEvent } from '../../services/domain/allocation/events.js';
import { BELLEVUE, IMMUNOL } from '../../services/domain/testing/ledger.js';
import { folded, inAllocation } from '../testing/folding.js';
import { allocation } from './projection.js';
import { allocationTable } from './table.js';

const WEEK = '2026-03-16';
const place = { centreId: BELLEVUE, productId: IMMUNOL.id };
const planned: AllocationEvent = {
  type: 'AllocationsPlanned',
  data: {
    ...place,
    weeks: ['2026-03-16', '2026-03-23'].map((week, index) => ({
      week,
      version: index + 3,
      mode: 'DOSE',
      days: Array.from({ length: 7 }, (_, day) => ({ packages: 0, firstDoses: day, secondDoses: 1 })),
    })),
  },
};
const removed: AllocationEvent = { type: 'AllocationRemoved', data: { ...place, week: WEEK, version: 4 } };

describe('the read model of plans', () => {
  it('shows each week of a plan, with its days', () => {
    expect(folded(allocation, inAllocation(planned))(allocationTable)).toEqual([
      expect.objectContaining({
        centre_id: BELLEVUE,
        id: allocationId(BELLEVUE, IMMUNOL.id, WEEK),
        week: WEEK,
        mode: 'DOSE',
        packages: '{0,0,0,0,0,0,0}',
        first_doses: '{0,1,2,3,4,5,6}',
        second_doses: '{1,1,1,1,1,1,1}',
        removed: false,
        version: 3,
        changed_at: expect.any(String),
      }),
      expect.objectContaining({ week: '2026-03-23', version: 4 }),
    ]);
  });

  it('marks a removed plan, which planning anew brings back', () => {
    const rows = (...events: AllocationEvent[]) =>
      folded(allocation, ...events.map((event) => inAllocation(event)))(allocationTable);
    expect(rows(removed)).toEqual([expect.objectContaining({ removed: true, centre_id: null })]);
    expect(rows(removed, planned)[0]).toEqual(expect.objectContaining({ removed: false, week: WEEK }));
  });
});
