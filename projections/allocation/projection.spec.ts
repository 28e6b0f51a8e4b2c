import type { AllocationEvent } from '../../services/domain/allocation/events.js';
import { BELLEVUE, IMMUNOL, id } from '../../services/domain/testing/ledger.js';
import { folded, inAllocation } from '../testing/folding.js';
import { allocation } from './projection.js';
import { allocationTable } from './table.js';

const planned: AllocationEvent = {
  type: 'AllocationPlanned',
  data: {
    allocationId: id(800),
    centreId: BELLEVUE,
    productId: IMMUNOL.id,
    week: '2026-03-16',
    mode: 'DOSE',
    days: Array.from({ length: 7 }, (_, day) => ({ packages: 0, firstDoses: day, secondDoses: 1 })),
  },
};
const removed: AllocationEvent = { type: 'AllocationRemoved', data: { allocationId: id(800) } };

describe('the read model of plans', () => {
  it('shows the days of a plan', () => {
    expect(folded(allocation, inAllocation(planned))(allocationTable)).toEqual([
      expect.objectContaining({
        centre_id: BELLEVUE,
        week: '2026-03-16',
        mode: 'DOSE',
        packages: '{0,0,0,0,0,0,0}',
        first_doses: '{0,1,2,3,4,5,6}',
        second_doses: '{1,1,1,1,1,1,1}',
        removed: false,
        // The revision of the event, which begins at 0, and one more.
        version: 5,
        changed_at: expect.any(String),
      }),
    ]);
  });

  it('marks a removed plan, which planning anew brings back', () => {
    const rows = (...events: AllocationEvent[]) =>
      folded(allocation, ...events.map((event) => inAllocation(event)))(allocationTable);
    expect(rows(removed)).toEqual([expect.objectContaining({ removed: true, centre_id: null })]);
    expect(rows(removed, planned)).toEqual([expect.objectContaining({ removed: false, week: '2026-03-16' })]);
  });
});
