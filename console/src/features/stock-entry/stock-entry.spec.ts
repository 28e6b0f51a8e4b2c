import { describe, expect, it } from 'vitest';
import type { CentreTree } from '../../api/types.js';
import { arrivalOf, type IncomingNote, matchingNotes, totalsByUnit } from './incoming-note.js';
import { EMPTY_RECEPTION, toReceivedLines, toReceptionBody } from './reception.js';
import {
  emptyEntry,
  entryGiven,
  hasStockedReferent,
  isBegun,
  offersTransfer,
  pathOf,
  toBody,
  withNote,
  withProduct,
} from './stock-entry.js';

const note = (id: string) =>
  ({
    id,
    lignes: [
      { id: 'first', quantite: 10 },
      { id: 'second', quantite: 4 },
    ],
  }) as unknown as IncomingNote;

const NOW = new Date('2026-03-10T09:00:00Z');
const typed = {
  ...emptyEntry('EXTERNAL'),
  product: 'vaxilor',
  quantity: 20,
  lot: ' VX1 ',
  expiry: '2027-06-30',
  receivedAt: '2026-03-10T08:00:00.000Z',
};

describe('an external entry', () => {
  it('sends what was typed, without a comment where it is compliant', () => {
    const body = toBody({ ...typed, comment: 'left over' });
    expect(pathOf('dispatch', body)).toBe('/dispatch/entree-stock');
    expect(body).toEqual({
      idProduit: 'vaxilor',
      quantite: 20,
      lot: 'VX1',
      peremption: '2027-06-30',
      reception: '2026-03-10T08:00:00.000Z',
      conforme: true,
      commentaire: null,
      transfertType: null,
      transfertDate: null,
    });
  });

  it('tells the time of a transfer unless the goods are frozen', () => {
    const transfer = { ...typed, isTransfer: true, transferredAt: '2026-03-09T08:00:00.000Z' };
    expect(toBody({ ...transfer, transferType: 'MOINS_20' })).toMatchObject({
      transfertType: 'MOINS_20',
      transfertDate: '2026-03-09T08:00:00.000Z',
    });
    expect(toBody({ ...transfer, transferType: 'CONGELE' })).toMatchObject({ transfertDate: null });
    expect(toBody({ ...transfer, isTransfer: false, transferType: 'MOINS_20' })).toMatchObject({
      transfertType: null,
    });
  });

  it.each([
    ['a quantity', { quantity: 1 }, true],
    ['a lot', { lot: 'VX1' }, true],
    ['an expiry', { expiry: '2027-06-30' }, true],
    ['a transfer', { isTransfer: true }, true],
    ['that it is not compliant', { compliant: false }, true],
    ['when it was received', { receivedAt: '2026-03-10T08:00:00.000Z' }, false],
    ['nothing', {}, false],
  ])('keeps its product where %s was said of it', (_, said, keeps) => {
    expect(isBegun({ ...emptyEntry('EXTERNAL'), product: 'vaxilor', ...said })).toBe(keeps);
  });

  it('begins anew with another product, received now', () => {
    expect(withProduct({ ...typed, isTransfer: true, transferType: 'MOINS_20' }, 'immunol', NOW)).toEqual({
      ...emptyEntry('EXTERNAL'),
      product: 'immunol',
      receivedAt: NOW.toISOString(),
    });
  });
});

describe('what arrived', () => {
  it('is everything until something is said to differ, then every line in its order', () => {
    const values = withNote(emptyEntry('REFERENT'), note('note'), NOW);
    expect(values.lines).toEqual([
      { lineId: 'first', quantity: 10, cause: null, comment: '' },
      { lineId: 'second', quantity: 4, cause: null, comment: '' },
    ]);
    expect(toReceivedLines(values)).toBeNull();
    const [first, second] = values.lines;
    const lines = [first!, { ...second!, quantity: 3, cause: 'CASSE', comment: ' broken ' }];
    expect(toReceivedLines({ differs: true, lines })).toEqual([
      { idLigneBl: 'first', quantiteRecue: 10, cause: null, commentaire: null },
      { idLigneBl: 'second', quantiteRecue: 3, cause: 'CASSE', commentaire: 'broken' },
    ]);
  });
});

describe('an entry from a referent', () => {
  it('sends the note, and why it is not compliant', () => {
    const values = {
      ...withNote(emptyEntry('REFERENT'), note('note'), NOW),
      compliant: false,
      comment: ' wet ',
    };
    const body = toBody(values);
    expect(pathOf('referent', body)).toBe('/referent/entree-stock-with-bl');
    expect(body).toEqual({
      referentBlId: 'note',
      reception: NOW.toISOString(),
      conforme: false,
      commentaire: 'wet',
      lignes: null,
    });
  });

  it('is compliant again with another note', () => {
    const values = { ...emptyEntry('REFERENT'), compliant: false, comment: 'wet' };
    expect(withNote(values, note('other'), NOW)).toMatchObject({
      note: 'other',
      compliant: true,
      comment: '',
    });
  });
});

describe('the transfer', () => {
  const stocked = { type: 'REFERENT', gestionStock: true } as CentreTree['parents'][number];
  const place = (type: CentreTree['type'], parents: CentreTree['parents']) => ({ type, parents });

  it('is offered for what thaws, to dispatch centres and to referents below one that holds stock', () => {
    const thaws = { stabilite28: 720 };
    expect(offersTransfer(place('DISPATCH', []), thaws)).toBe(true);
    expect(offersTransfer(place('DISPATCH', []), { stabilite28: null })).toBe(false);
    expect(offersTransfer(place('REFERENT', []), thaws)).toBe(false);
    expect(offersTransfer(place('REFERENT', [stocked]), thaws)).toBe(true);
  });

  it('knows a referent that holds stock from one that only looks on', () => {
    expect(hasStockedReferent({ parents: [stocked] })).toBe(true);
    expect(hasStockedReferent({ parents: [{ ...stocked, gestionStock: false }] })).toBe(false);
  });
});

describe('delivery notes', () => {
  const note = (numeroBl: string, nom: string) =>
    ({ id: numeroBl, numeroBl, emetteur: { id: nom, nom } }) as IncomingNote;
  const notes = [note('PN-2026-000005', 'Dépôt Nord'), note('PC-2026-000002', 'Pharmacie centrale')];

  it('are found by a part of their number or of the sender, accents aside', () => {
    expect(matchingNotes(notes, '0005').map(({ id }) => id)).toEqual(['PN-2026-000005']);
    expect(matchingNotes(notes, 'depot').map(({ id }) => id)).toEqual(['PN-2026-000005']);
    expect(matchingNotes(notes, ' ')).toHaveLength(2);
  });

  it('add up unit by unit', () => {
    const lignes = [
      { produit: { typeConditionnement: 'FLACON' }, quantite: 195 },
      { produit: { typeConditionnement: 'FLACON' }, quantite: 100 },
      { produit: { typeConditionnement: 'BOITE' }, quantite: 4 },
    ] as unknown as IncomingNote['lignes'];
    expect(
      totalsByUnit({ lignes }).map(({ unit, packages }) => [unit.typeConditionnement, packages]),
    ).toEqual([
      ['FLACON', 295],
      ['BOITE', 4],
    ]);
  });

  it('are received by id and number', () => {
    expect(toReceptionBody({ ...EMPTY_RECEPTION, note: 'PN-2026-000005' }, notes)).toEqual({
      idBl: 'PN-2026-000005',
      numeroBl: 'PN-2026-000005',
      conforme: true,
      commentaire: null,
      lignes: null,
    });
  });
});

describe('what an alert asks to be entered', () => {
  const known = { notes: [note('n-1')], products: [{ id: 'vaxilor' }] };
  const begin = emptyEntry('EXTERNAL');
  it('is the note that waits, with its lines', () => {
    expect(entryGiven(begin, { idBl: 'n-1' }, known, NOW)).toEqual(
      withNote({ ...begin, origin: 'REFERENT' }, note('n-1'), NOW),
    );
  });

  it('is a product, from outside', () => {
    expect(entryGiven(emptyEntry('REFERENT'), { idProduit: 'vaxilor' }, known, NOW)).toEqual(
      withProduct(begin, 'vaxilor', NOW),
    );
  });

  it('is nothing where the note was received meanwhile', () => {
    expect(entryGiven(begin, { idBl: 'n-2', idProduit: 'gone' }, known, NOW)).toBe(begin);
  });
});

describe('a box of a parcel', () => {
  const of = (id: string, lot: string, peremption: string) => ({
    id,
    produit: { id: 'immunol' },
    stock: { lot, peremption },
  });
  const notes = [
    { id: 'n1', lignes: [of('l1', 'A', '2027-06-30'), of('l3', 'A', '2027-08-31')] },
    { id: 'n2', lignes: [of('l2', 'B', '2027-06-30'), of('l4', 'A', '2027-09-30')] },
  ] as unknown as readonly IncomingNote[];
  const read = (lot: string | null, peremption: string | null, id = 'immunol', peremptionType = 'JOUR') => {
    const produit = { id, peremptionType } as never;
    const found = arrivalOf({ produit, lot, peremption }, notes);
    return found && [found.note.id, found.line.id, found.otherExpiry];
  };

  it.each([
    ['A', '2027-06-30', ['n1', 'l1', false]],
    ['A', null, ['n1', 'l1', false]],
    ['A', '2027-07-01', ['n1', 'l1', true]],
    ['A', '2027-08-31', ['n1', 'l3', false]],
    ['A', '2027-09-30', ['n2', 'l4', false]],
    ['B', '2027-06-12', ['n2', 'l2', true]],
    ['C', null, undefined],
    [null, null, undefined],
  ])('of lot %s that expires %s is found on its note', (lot, peremption, found) => {
    expect(read(lot, peremption)).toEqual(found);
  });

  it('is found by the last day of its month where the product expires by month', () => {
    expect(read('A', '2027-08-12', 'immunol', 'MOIS')).toEqual(['n1', 'l3', false]);
  });

  it('of another product is on no note', () => {
    expect(read('A', null, 'vaxilor')).toBeUndefined();
  });
});
