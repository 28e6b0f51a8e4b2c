import { projection } from '../projection.js';
import { type UseDeclarationRow, useDeclarationTable } from './table.js';

export const useDeclaration = projection({
  name: 'use-declaration',
  version: 2,
  tables: [useDeclarationTable],
  reads: {
    'use-declaration-': ({ data, metadata }, changes) => {
      const row: UseDeclarationRow = {
        id: data.declarationId,
        centre_id: data.centreId,
        product_id: data.productId,
        mode: data.mode,
        day: data.day,
        week_start: data.weekStart,
        week_end: data.weekEnd,
        first_doses: data.doses.first,
        second_doses: data.doses.second,
        third_doses: data.doses.third,
        single_doses: data.doses.single,
        declared_at: metadata.occurredAt,
        declared_by: metadata.userId,
      };
      Object.assign(
        changes.of(useDeclarationTable, data.declarationId, () => row),
        row,
      );
    },
  },
});
