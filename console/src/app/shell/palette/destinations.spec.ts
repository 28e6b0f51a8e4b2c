import { describe, expect, it } from 'vitest';
import { destinations, fits } from './destinations.js';

const known = {
  pages: [
    { path: '/dispatch/exits', title: 'Préparation' },
    { path: '/dispatch/movements', title: 'Mouvements' },
  ],
  products: [
    { id: 'p1', nomCommercial: 'Immunol', nom: 'Vaccin contre la grippe', codeCip: '3400930000014' },
    { id: 'p2', nomCommercial: 'Vaxilor', nom: 'Vaccin à ARN', codeCip: '3400930000021' },
  ],
  lots: [],
  centres: [{ id: 'c1', nom: 'Centre Rivière', service: null }],
  prefix: 'dispatch' as const,
  searchNote: (typed: string) => `Bon ${typed}`,
};
const found = (typed: string, more: Partial<Parameters<typeof destinations>[1]> = {}) =>
  destinations(typed, { ...known, ...more }).map(({ kind, label }) => `${kind} ${label}`);

describe('what was typed', () => {
  it('fits in any order, without accents and capitals', () => {
    expect(fits('GRIPPE immu', 'Immunol', 'Vaccin contre la grippe')).toBe(true);
    expect(fits('prepa', 'Préparation')).toBe(true);
    expect(fits('prepa x', 'Préparation')).toBe(false);
  });
});

describe('the palette', () => {
  it('shows every page before anything is typed, and nothing else', () => {
    expect(found(' ')).toEqual(['page Préparation', 'page Mouvements']);
  });

  it('leads to pages, products, lots, notes and centres', () => {
    expect(found('prépa')).toEqual(['page Préparation']);
    expect(found('grippe')).toEqual(['product Immunol']);
    expect(found('340093000002')).toEqual(['product Vaxilor', 'note Bon 340093000002']);
    expect(found('riviere')).toEqual(['centre Centre Rivière']);
    expect(
      found('VX', { lots: [{ idProduit: 'p2', nomCommercial: 'Vaxilor', lot: 'VX1' }] as never }),
    ).toEqual(['lot VX1']);
  });

  it('leads to a list that is filtered', () => {
    const [product] = destinations('immunol', known);
    const { searchParams, pathname } = new URL(product!.to, 'http://x');
    expect(pathname).toBe('/dispatch/stocks');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ idProduit: 'p1', quantiteNonNulle: true });
  });

  it('leads to all movements of a note, however long ago: without dates the list is of this week', () => {
    const [note] = destinations('BL-42', known);
    const { searchParams, pathname } = new URL(note!.to, 'http://x');
    expect(pathname).toBe('/dispatch/movements');
    const { numeroBl, dateDebut, dateFin } = JSON.parse(searchParams.get('filter') ?? '');
    expect([numeroBl, dateDebut]).toEqual(['BL-42', undefined]);
    expect(Date.parse(dateFin)).toBeGreaterThan(Date.now());
  });

  it('has no goods where there is no stock', () => {
    expect(found('immunol', { prefix: undefined })).toEqual([]);
  });
});
