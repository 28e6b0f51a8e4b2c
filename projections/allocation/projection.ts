import { allocationId } from '../../services/domain/allocation/decide.js';
import type { PlannedDay } from '../../services/domain/allocation/events.js';
import { projection } from '../projection.js';
import { type AllocationChange, allocationTable } from './table.js';

export const allocation = projection({
  name: 'allocation',
  version: 4,
  tables: [allocationTable],
  reads: {
    'allocation-': ({ type, data, metadata }, changes) => {
      const { centreId, productId } = data;
      const change = (week: string, changed: Partial<AllocationChange>) => {
        const id = allocationId(centreId, productId, week);
        Object.assign(
          changes.of(allocationTable, id, () => ({
            id,
            removed: false,
            version: 0,
            changed_at: '',
            changed_by: '',
          })),
          { changed_at: metadata.occurredAt, changed_by: metadata.userId, ...changed },
        );
      };
      if (type === 'AllocationRemoved') {
        change(data.week, { removed: true, version: data.version });
        return;
      }
      for (const { week, version, mode, days } of data.weeks)
        change(week, {
          removed: false,
          version,
          centre_id: centreId,
          product_id: productId,
          week,
          mode,
          packages: numbers(days, ({ packages }) => packages),
          first_doses: numbers(days, ({ firstDoses }) => firstDoses),
          second_doses: numbers(days, ({ secondDoses }) => secondDoses),
        });
    },
  },
});

const numbers = (days: readonly PlannedDay[], count: (day: PlannedDay) => number): string =>
  `{${days.map(count).join(',')}}`;
