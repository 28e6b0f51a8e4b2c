import type { PlannedDay } from '../../services/domain/allocation/events.js';
import { projection } from '../projection.js';
import { type AllocationChange, allocationTable } from './table.js';

export const allocation = projection({
  name: 'allocation',
  version: 2,
  tables: [allocationTable],
  reads: {
    'allocation-': ({ type, data, metadata }, changes) => {
      const change = changes.of(allocationTable, data.allocationId, () => unchanged(data.allocationId));
      change.removed = type === 'AllocationRemoved';
      if (type !== 'AllocationPlanned') return;
      const { centreId, productId, week, mode, days } = data;
      Object.assign(change, {
        centre_id: centreId,
        product_id: productId,
        week,
        mode,
        packages: numbers(days, ({ packages }) => packages),
        first_doses: numbers(days, ({ firstDoses }) => firstDoses),
        second_doses: numbers(days, ({ secondDoses }) => secondDoses),
        planned_at: metadata.occurredAt,
        planned_by: metadata.userId,
      } satisfies Partial<AllocationChange>);
    },
  },
});

const unchanged = (id: string): AllocationChange => ({
  id,
  centre_id: null,
  product_id: null,
  week: null,
  mode: null,
  packages: null,
  first_doses: null,
  second_doses: null,
  removed: false,
  planned_at: null,
  planned_by: null,
});

const numbers = (days: readonly PlannedDay[], count: (day: PlannedDay) => number): string =>
  `{${days.map(count).join(',')}}`;
