import { describe, expect, it } from 'vitest';
import { RefusedError } from '../../api/errors.js';
import { action, CENTRE, data, note, row } from '../../testing/offline-data.js';
import { type ActionType, heldBack, sendable } from './action.js';
import { check, localStock, plan } from './local-stock.js';

const NOW = new Date('2026-03-10T09:00:00.000Z');

function planned(type: ActionType, body: Readonly<Record<string, unknown>>, stock = [row()]) {
  const local = localStock(data({ stock }), [], CENTRE);
  const given = { type, body, local, points: new Map([['point-1', 'Point Bellevue']]) };
  check({ ...given, zone: 'Europe/Paris', now: NOW });
  return plan(given);
}

const refusalOf = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof RefusedError) return [...error.globalErrors, ...error.fieldErrors];
    throw error;
  }
  throw new Error('it was not refused');
};

describe('an action on the local stock', () => {
  it('takes packages, or as many as its syringes open', () => {
    expect(planned('EXIT', { idLigneBl: 'line-1', quantite: 3 }).effects).toEqual({ 'line-1': -3 });
    expect(planned('EXIT', { idLigneBl: 'line-1', seringue: 11 }).effects).toEqual({ 'line-1': -2 });
    expect(planned('SCRAPPING', { idLigneBl: 'line-1', quantite: 10 }).effects).toEqual({ 'line-1': -10 });
    expect(planned('UPDATE_STOCK', { idStock: 'line-1', quantite: 4 }).effects).toEqual({ 'line-1': 4 });
  });

  it.each<[ActionType, Readonly<Record<string, unknown>>, object]>([
    [
      'EXIT',
      { idLigneBl: 'line-2', quantite: 1 },
      { code: 'global.error.batchNotFound', field: 'idLigneBl' },
    ],
    [
      'EXIT',
      { idLigneBl: 'line-1', quantite: 11 },
      { code: 'global.error.quantityMax', field: 'quantite', arguments: { max: 10 } },
    ],
    ['EXIT', { idLigneBl: 'line-1', seringue: 101 }, { code: 'global.error.quantityMax', field: 'quantite' }],
    ['SCRAPPING', { idLigneBl: 'line-1', quantite: 11 }, { code: 'global.error.quantityMax' }],
    ['UPDATE_STOCK', { idStock: 'line-1', quantite: -11 }, { code: 'stock.error.quantityAboveStock' }],
    ['UPDATE_STOCK', { idStock: 'line-1', quantite: 0 }, { code: 'stock.error.quantityInvalid' }],
    ['ENTRY', { idBl: 'note-2' }, { code: 'deliveryNote.error.notFound', field: 'idBl' }],
  ])('%s %j is refused beyond it', (type, body, refusal) => {
    expect(refusalOf(() => planned(type, body))).toEqual([expect.objectContaining(refusal)]);
  });

  it('does not take out a lot that was recalled when it was read, and scraps it', () => {
    const recalled = [row({ rappel: true })];
    const body = { idLigneBl: 'line-1', quantite: 1 };
    expect(refusalOf(() => planned('EXIT', body, recalled))).toEqual([
      { code: 'global.error.lotRecalled', field: 'idLigneBl', rejectedValue: 'line-1' },
    ]);
    expect(planned('SCRAPPING', body, recalled).effects).toEqual({ 'line-1': -1 });
  });

  it('asks about goods past their limit, and passes with a reason', () => {
    const late = [row({ limiteUtilisation: '2026-03-10T08:59:00.000Z' })];
    const exit = { idLigneBl: 'line-1', quantite: 1 };
    expect(refusalOf(() => planned('EXIT', exit, late))).toEqual([{ code: 'horsLimite' }]);
    const forced = { ...exit, forceValidation: true, commentaire: 'Accord du pharmacien' };
    expect(planned('EXIT', forced, late).effects).toEqual({ 'line-1': -1 });
  });
});

it.each<[string, ActionType, object, object]>([
  ['a batch', 'EXIT', { idLigneBl: 'line-8', quantite: 2 }, { batches: ['line-8'], data: { quantity: 2 } }],
  ['a note', 'ENTRY', { idBl: 'note-8', commentaire: 'Colis ouvert' }, { noteId: 'note-8', effects: {} }],
])('what came to %s that is not there any more is kept as it was said', (_, type, body, kept) => {
  const local = localStock(data(), [], CENTRE);
  const planned = plan({ type, body: { ...body }, local, points: new Map() });
  expect(planned).toMatchObject(kept);
  expect(localStock(data(), [action({ type, ...planned })], CENTRE)).toEqual(local);
});

describe('the local stock', () => {
  it('has what waits, and what was sent after it was read, but nothing twice', () => {
    const sent = (position: string) => action({ status: 'SUCCESS', answer: { id: 'x', position } });
    const base = data({ position: '7' });
    expect(localStock(base, [action(), sent('7'), sent('8')], CENTRE).rows).toMatchObject([{ quantite: 8 }]);
  });

  it('does not count what was refused', () => {
    expect(localStock(data(), [action({ status: 'ERROR' })], CENTRE).rows).toMatchObject([{ quantite: 10 }]);
  });

  it('holds the lines of a note that was received, which is no longer to be received', () => {
    const entry = action({ type: 'ENTRY', noteId: 'note-1', effects: {}, batches: ['line-9'] });
    const exit = action({ batches: ['line-9'], effects: { 'line-9': -2 } });
    const local = localStock(data({ notes: [note()] }), [entry, exit], CENTRE);
    expect(local.notes).toEqual([]);
    expect(local.rows).toMatchObject([
      { id: 'line-1', quantite: 10 },
      { id: 'line-9', quantite: 3, lot: 'LOT-9' },
    ]);
  });

  it.each([
    ['shows as thawed a line that left thawed', 'DECONGELE', true],
    ['does not show as thawed a line whose product never thaws', null, false],
  ] as const)('%s', (_, transfertType, decongele) => {
    const [line] = note().lignes;
    const lignes = [{ ...line!, stock: { ...line!.stock, transfertType } }];
    const entry = action({ type: 'ENTRY', noteId: 'note-1', effects: {}, batches: ['line-9'] });
    const local = localStock(data({ notes: [note({ decongele: true, lignes })] }), [entry], CENTRE);
    expect(local.rows).toMatchObject([{ id: 'line-1' }, { id: 'line-9', decongele }]);
  });

  it('marks as returned a line of goods that had come back by a return', () => {
    const [line] = note().lignes;
    const lignes = [{ ...line!, retourProduit: true }];
    const entry = action({ type: 'ENTRY', noteId: 'note-1', effects: {}, batches: ['line-9'] });
    const { rows } = localStock(data({ notes: [note({ lignes })] }), [entry], CENTRE);
    expect(rows).toMatchObject([
      { id: 'line-1', retourProduit: false },
      { id: 'line-9', retourProduit: true },
    ]);
  });

  it('holds of a line what arrived', () => {
    const base = data({ notes: [note()] });
    const body = {
      idBl: 'note-1',
      lignes: [{ idLigneBl: 'line-9', quantiteRecue: 4, cause: 'CASSE', commentaire: null }],
    };
    const local = localStock(base, [], CENTRE);
    const planned = plan({ type: 'ENTRY', body, local, points: new Map() });
    expect(planned.data).toMatchObject({ quantity: 4 });
    expect(localStock(base, [action({ type: 'ENTRY', ...planned })], CENTRE).rows).toMatchObject([
      { id: 'line-1', quantite: 10 },
      { id: 'line-9', quantite: 4 },
    ]);
  });
});

describe('a refused action', () => {
  const refused = action({ status: 'ERROR' });
  const after = action();
  const elsewhere = action({ batches: ['line-2'] });

  it('holds back what is about the same batch, and nothing else', () => {
    expect(sendable([refused, after, elsewhere])).toEqual([elsewhere]);
    expect(heldBack([refused, after, elsewhere])).toEqual(new Map([[after.uid, refused.uid]]));
  });

  it('holds back nothing that was made before it, nor once it was dropped', () => {
    expect(sendable([after, refused])).toEqual([after]);
    const dropped = { ...refused, dropped: { reason: 'Saisi deux fois', at: '2026-03-10T10:00:00.000Z' } };
    expect(sendable([dropped, after])).toEqual([after]);
  });

  it('of a reception holds back what was taken of its lines', () => {
    const entry = action({ status: 'ERROR', type: 'ENTRY', batches: ['line-8', 'line-9'] });
    expect(sendable([entry, action({ batches: ['line-9'] })])).toEqual([]);
  });
});
