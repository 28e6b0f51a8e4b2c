import { CENTRE, entered, line, NOW } from '../services/domain/testing/ledger.js';
import type { RecordedEvent } from '../services/event-store/port.js';
import { Changes } from './changes.js';
import { EDITION, projections } from './index.js';
import { FoldableEvent, fold, UnknownEventType } from './projection.js';
import { stock } from './stock/projection.js';
import { stockTable } from './stock/table.js';
import { folded, inLedger } from './testing/folding.js';
import { useDeclaration } from './use-declaration/projection.js';

/**
 * Name and version of each read model in every edition. Where one is added, removed or gets another version, a line is
 * added and `EDITION` raised: a line that was released is never changed.
 */
const EDITIONS = [
  'allocation 4, count 2, dashboard 4, delivery-note 8, ledger-clock 1, ledger-event 2, movement 10, operation 4, recall 2, replenishment 9, stock 5, use-declaration 2',
];

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

  it('belongs to the edition that says its version', () => {
    const set = projections.map(({ name, version }) => `${name} ${version}`).sort();
    expect(EDITIONS.at(-1)).toBe(set.join(', '));
    expect(EDITION).toBe(EDITIONS.length);
  });

  it('has a name, tables and columns that nobody else has', () => {
    const tables = projections.flatMap((projection) => projection.tables);
    expect(new Set(projections.map(({ name }) => name)).size).toBe(projections.length);
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  });
});
