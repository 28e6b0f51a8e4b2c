import { CENTRE, entered, line, NOW } from '../services/domain/testing/ledger.js';
import type { RecordedEvent } from '../services/event-store/port.js';
import { Changes } from './changes.js';
import { projections } from './index.js';
import { FoldableEvent, fold, UnknownEventType } from './projection.js';
import { stock } from './stock/projection.js';
import { stockTable } from './stock/table.js';
import { folded, inLedger } from './testing/folding.js';
import { useDeclaration } from './use-declaration/projection.js';

describe('a projection', () => {
  const launched: RecordedEvent = { ...inLedger(entered(line())), type: 'StockLaunched' };

  it('refuses a type that it does not know, in a stream that it reads', () => {
    expect(() => fold(stock, new FoldableEvent(launched), new Changes())).toThrow(UnknownEventType);
    expect(() => fold(stock, new FoldableEvent(launched), new Changes())).toThrow(/StockLaunched in ledger-/);
  });

  it.each(['toString', '__proto__', 'constructor'])('does not mistake %s for a type', (type) => {
    expect(() => fold(stock, new FoldableEvent({ ...launched, type }), new Changes())).toThrow(
      UnknownEventType,
    );
  });

  it('ignores streams of other kinds, whatever is in them', () => {
    expect(folded(useDeclaration, launched)).toBeDefined();
    expect(folded(stock, { ...launched, stream: 'replenishment-1' })(stockTable)).toEqual([]);
  });

  it('folds an old event in the shape of today', () => {
    const changes = new Changes();
    const upcast = () => ({ ...entered(line({ quantity: 42 })).data });
    const old = { ...inLedger(entered(line()), NOW, CENTRE), data: { old: true } };
    fold(stock, new FoldableEvent(old, upcast), changes);
    const [[change] = []] = [...changes.takeMerged().values()];
    expect(change).toEqual(expect.objectContaining({ quantity: 42 }));
  });

  it('has a name, tables and columns that nobody else has', () => {
    const tables = projections.flatMap((projection) => projection.tables);
    expect(new Set(projections.map(({ name }) => name)).size).toBe(projections.length);
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  });
});
