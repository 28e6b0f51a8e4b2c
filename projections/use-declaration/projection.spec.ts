import { BELLEVUE, IMMUNOL, OPERATION } from '../../services/domain/testing/ledger.js';
import type { UseDeclared } from '../../services/domain/use-declaration/events.js';
import { folded, inDeclaration } from '../testing/folding.js';
import { useDeclaration } from './projection.js';
import { useDeclarationTable } from './table.js';

const declared = (first: number): UseDeclared => ({
  type: 'UseDeclared',
  data: {
    declarationId: OPERATION,
    centreId: BELLEVUE,
    productId: IMMUNOL.id,
    mode: 'JOUR',
    day: '2026-03-10',
    weekStart: '2026-03-09',
    weekEnd: '2026-03-15',
    doses: { first, second: 6, third: 0, single: 1 },
  },
});

describe('the use-declaration read model', () => {
  it('lets the last declaration of a period count', () => {
    const changes = folded(useDeclaration, inDeclaration(declared(14)), inDeclaration(declared(9)));
    expect(changes(useDeclarationTable)).toEqual([
      expect.objectContaining({
        id: OPERATION,
        centre_id: BELLEVUE,
        day: '2026-03-10',
        week_start: '2026-03-09',
        first_doses: 9,
        second_doses: 6,
        third_doses: 0,
        single_doses: 1,
      }),
    ]);
  });
});
