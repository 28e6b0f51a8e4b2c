import type { PlannedDay } from '../../services/domain/allocation/events.js';
import { projection } from '../projection.js';
import { type AllocationChange, allocationTable } from './table.js';

export const allocation = projection({
  name: 'allocation',
  version: 3,
  tables: [allocationTable],
  reads: {
    'allocation-': ({ type, data, metadata, revision }, changes) => {
      const change = changes.of(allocationTable, data.allocationId, () => unchanged(data.allocationId));
      Object.assign(change, {
        removed: type === 'AllocationRemoved',
        version: revision + 1,
        changed_at: metadata.occurredAt,
        changed_by: metadata.userId,
      } satisfies Partial<AllocationChange>);
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
  version: 0,
  changed_at: '',
  changed_by: '',
});

const numbers = (days: readonly PlannedDay[], count: (day: PlannedDay) => number): string =>
  `{${days.map(count).join(',')}}`;
