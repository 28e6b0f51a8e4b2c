import { describe, expect, it } from 'vitest';
import { ErrorCode } from '../../api/generated/codes.js';
import type { CentreTree, StockRow } from '../../api/types.js';
import { packagesAsked, readCarriedRequest } from './carried-request.js';
import type { Line } from './lines.js';
import { carriersOf, destinationsOf, numberNeeds, startingValues, toBody } from './preparation.js';
import { totalsOf } from './Totals.js';

const line = (more: Partial<Line> = {}): Line => ({
  key: 'k',
  product: { id: 'vaxilor', type: 'VACCIN', typeConditionnement: 'FLACON', nbDoses: 6 } as Line['product'],
  batch: { id: 'batch', lot: 'L' } as StockRow,
  quantity: 12,
  exit: '2026-03-10T10:00:00.000Z',
  reference: '',
  laterBatchReason: '',
  fromReturns: false,
  ...more,
});
const centre = (id: string, type: CentreTree['type'], more: Partial<CentreTree> = {}) =>
  ({ id, type, gestionStock: true, desactivationSuivi: false, idTransporteur: null, ...more }) as CentreTree;
const request = readCarriedRequest({
  replenishmentID: 'request',
  productID: 'vaxilor',
  quantity: 20,
  unitProduct: 'DOSE',
  destination: 'bellevue',
  carrier: 'truck',
  commentFromReplenishment: 'Urgent',
});

describe('what is sent', () => {
  const values = { ...startingValues(undefined, [], []), destination: 'bellevue', lines: [line()] };

  it('names product, batch, packages and exit of each line', () => {
    expect(toBody(values, 'referent', undefined)).toEqual({
      decongele: false,
      produits: [
        {
          idProduit: 'vaxilor',
          typeProduit: 'VACCIN',
          quantite: 12,
          idStock: 'batch',
          sortie: '2026-03-10T10:00:00.000Z',
          refExterne: null,
          isRetour: false,
          motifDerogation: null,
        },
      ],
      destination: 'bellevue',
      commentaireDestination: null,
      idTracker: null,
      numTracker: null,
      idTransporteur: null,
      idContenant: null,
      numContenant: null,
      suiviDesactive: false,
    });
  });

  it('adds at a dispatch centre the transfer and the request that it serves', () => {
    expect(toBody(values, 'dispatch', request)).toMatchObject({
      transfert: false,
      replenishmentId: 'request',
      commentaire: 'Urgent',
    });
  });
});

describe('a request that opens the page', () => {
  it('brings its destination with that one’s settings, and its own carrier', () => {
    const bellevue = centre('bellevue', 'VACCINATION', { desactivationSuivi: true, idTransporteur: 'bike' });
    const carriers = [{ id: 'truck', nom: 'Truck' }];
    expect(startingValues(request, [bellevue], carriers)).toMatchObject({
      destination: 'bellevue',
      carrier: 'truck',
      followUpDisabled: true,
    });
    expect(startingValues(request, [], []).destination).toBeNull();
  });

  it('leaves out a carrier that may not drive for the centre', () => {
    const bellevue = centre('bellevue', 'VACCINATION', { idTransporteur: 'bike' });
    const bike = { id: 'bike', nom: 'Bike' };
    expect(startingValues(request, [bellevue], [bike]).carrier).toBe('bike');
    expect(startingValues(request, [bellevue], []).carrier).toBeNull();
  });

  it('is served in packages', () => {
    expect(packagesAsked({ quantity: 20, unitProduct: 'DOSE' }, 6)).toBe(4);
    expect(packagesAsked({ quantity: 20, unitProduct: 'CONDITIONNEMENT' }, 6)).toBe(20);
  });

  it('is nothing where the state of the page is something else', () => {
    expect(readCarriedRequest(null)).toBeUndefined();
    expect(readCarriedRequest({ quantity: 3 })).toBeUndefined();
  });
});

it('goes from referents to what holds stock below, from dispatch centres to vaccination centres, not to points', () => {
  const agency = centre('agency', 'REFERENT', { gestionStock: false });
  const above = centre('above', 'REFERENT', {
    childrenDispatch: [centre('nord', 'DISPATCH'), agency, centre('depot', 'REFERENT')],
    childrenVaccination: [],
  });
  expect(destinationsOf(above).map(({ id }) => id)).toEqual(['nord', 'depot']);
  const nord = centre('nord', 'DISPATCH', {
    childrenDispatch: [],
    childrenVaccination: [centre('bellevue', 'VACCINATION'), centre('point', 'VACCINATION_POINT')],
  });
  expect(destinationsOf(nord).map(({ id }) => id)).toEqual(['bellevue']);
});

it('is driven by carriers of the centre, or of dispatch centres below it', () => {
  const nord = centre('nord', 'DISPATCH', { childrenDispatch: [] });
  const above = centre('above', 'REFERENT', { childrenDispatch: [nord] });
  const carriers = [{ idCentre: 'nord' }, { idCentre: 'sud' }];
  expect(carriersOf(nord, carriers)).toEqual([{ idCentre: 'nord' }]);
  expect(carriersOf(above, carriers)).toEqual([{ idCentre: 'nord' }]);
});

it('wants a container for the number of one', () => {
  const rule = numberNeeds(null, ErrorCode.containerRequired);
  expect(rule('C-17')).toEqual({ code: ErrorCode.containerRequired });
  expect(rule(' ')).toBeUndefined();
  expect(numberNeeds('box', ErrorCode.containerRequired)('C-17')).toBeUndefined();
});

it('adds packages up by unit, and doses of vaccines alone', () => {
  const box = { id: 's', type: 'SERINGUE', typeConditionnement: 'BOITE', nbDoses: 100 } as Line['product'];
  expect(totalsOf([line(), line({ quantity: 3 }), line({ product: box, quantity: 2 })])).toEqual({
    packages: [
      { unit: 'FLACON', count: 15 },
      { unit: 'BOITE', count: 2 },
    ],
    doses: 90,
  });
});
