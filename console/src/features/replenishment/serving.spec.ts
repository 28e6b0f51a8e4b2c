import { expect, it } from 'vitest';
import { missing, requestsOf, toneOfServed } from './serving.js';

it.each([
  [12, 12, 0, 'good'],
  [12, 5, 7, 'caution'],
  [12, 0, 12, 'danger'],
] as const)('of %i packages %i are served: %i are missing', (quantite, quantiteServie, lacking, tone) => {
  expect(missing({ quantite, quantiteServie })).toBe(lacking);
  expect(toneOfServed({ quantite, quantiteServie })).toBe(tone);
});

it('leads to the requests of a business day, where they are selected and prepared', () => {
  const [path, search] = requestsOf('vaxilor', '2026-03-12', 'Europe/Paris').split('?');
  expect(path).toBe('/dispatch/replenishments');
  expect(JSON.parse(new URLSearchParams(search).get('filter') ?? '')).toEqual({
    idProduit: 'vaxilor',
    statut: ['EN_ATTENTE', 'CONFIRME'],
    typeDate: 'RECEPTION',
    dateDebut: '2026-03-11T23:00:00.000Z',
    dateFin: '2026-03-12T23:00:00.000Z',
  });
});
