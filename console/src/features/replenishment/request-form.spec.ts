import { describe, expect, it } from 'vitest';
import { emptyRequest, packagesOf, toBody } from './request-form.js';

const DOSES = { replenishmentDose: true };
const filled = {
  ...emptyRequest('froid', DOSES),
  product: 'vaxilor',
  first: 10,
  second: 3,
  packages: 7,
  wanted: '2026-03-13',
  coverageFrom: '2026-03-14',
  coverageUntil: '2026-03-20',
};

it('begins with the way of counting that is configured, and with the carrier of the centre', () => {
  expect(emptyRequest('froid', DOSES)).toMatchObject({ mode: 'DOSE', carrier: 'froid' });
  expect(emptyRequest(null, { replenishmentDose: false })).toMatchObject({ mode: 'CONDITIONNEMENT' });
});

it('says the packages that hold the doses', () => {
  expect(packagesOf(filled, 6)).toBe(3);
  expect(packagesOf({ ...filled, mode: 'CONDITIONNEMENT' }, 6)).toBe(7);
  expect(packagesOf(emptyRequest(null, DOSES), 6)).toBeNull();
});

describe('what is sent', () => {
  it('counts in doses', () => {
    expect(toBody(filled, 'CENTRE')).toEqual({
      idProduit: 'vaxilor',
      modeQte: 'DOSE',
      nbDoses1: 10,
      nbDoses2: 3,
      nbDosesR: null,
      nbCond: null,
      dateSouhaitee: '2026-03-13',
      dateCouvertureDebut: '2026-03-14',
      dateCouvertureFin: '2026-03-20',
      idTransporteur: 'froid',
      commentaire: null,
      forceValidation: false,
    });
  });

  it('counts in packages, and leaves out the doses that were typed before', () => {
    expect(toBody({ ...filled, mode: 'CONDITIONNEMENT' }, 'CENTRE')).toMatchObject({
      nbDoses1: null,
      nbDoses2: null,
      nbCond: 7,
    });
  });

  it('of a point has no coverage', () => {
    expect(toBody(filled, 'POINT')).not.toHaveProperty('dateCouvertureDebut');
  });
});
