import { describe, expect, it } from 'vitest';
import {
  type CountLine,
  correctionsOf,
  dosesOf,
  isScannedCode,
  matchingLines,
  nextToCount,
} from './stock-count.js';

const line = (lot: string, counted: number | null, expected = 10, nbDoses = 6.5): CountLine =>
  ({
    idStock: `id-${lot}`,
    lot,
    quantiteAttendue: expected,
    quantiteComptee: counted,
    ecart: counted === null ? null : counted - expected,
    produit: { nbDoses },
  }) as CountLine;

describe('a count of stock', () => {
  const lines = [line('A-1', 10), line('A-12', null), line('B-2', 7), line('C-3', null), line('D-4', 12)];

  it('corrects what differs, in doses added and taken', () => {
    const corrections = correctionsOf(lines);
    expect(corrections.map(({ lot, ecart }) => [lot, ecart])).toEqual([
      ['B-2', -3],
      ['D-4', 2],
    ]);
    expect(dosesOf(corrections)).toEqual({ added: 13, taken: 19.5 });
    expect(dosesOf([])).toEqual({ added: 0, taken: 0 });
  });

  it('finds batches by a part of their number, the exact one first', () => {
    expect(matchingLines([...lines].reverse(), 'a-1').map(({ lot }) => lot)).toEqual(['A-1', 'A-12']);
    expect(matchingLines(lines, ' ')).toEqual(lines);
    expect(matchingLines(lines, 'nothing')).toEqual([]);
  });

  it('goes on with the next batch that is not counted, from the beginning again', () => {
    expect(nextToCount(lines, undefined)?.lot).toBe('A-12');
    expect(nextToCount(lines, 'id-A-12')?.lot).toBe('C-3');
    expect(nextToCount(lines, 'id-D-4')?.lot).toBe('A-12');
    expect(nextToCount([line('A', null)], 'id-A')).toBeUndefined();
  });

  it.each([
    [']d20103400930000120', true],
    ['(01)03400930000120(10)A', true],
    ['010340093000012010A', true],
    ['VX2411A', false],
    ['01-2024', false],
  ])('tells a code from a batch number: %s', (text, expected) => {
    expect(isScannedCode(text)).toBe(expected);
  });
});
