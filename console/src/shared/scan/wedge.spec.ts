import { describe, expect, it } from 'vitest';
import { type Key, Wedge } from './wedge.js';

const CODE = '01034009300000141727063010VX2411A';

/** Types a text with so many milliseconds between its keys. */
function type(wedge: Wedge, text: readonly string[], every: number, from = 0) {
  return text.flatMap((key, n): string[] => {
    const isSeparator = key === '\u001d';
    const pressed: Key = {
      key: isSeparator ? ']' : key,
      ctrlKey: isSeparator,
      altKey: false,
      metaKey: false,
      timeStamp: from + n * every,
    };
    const burst = wedge.press(pressed);
    return burst ? [burst.code] : [];
  });
}

const keys = (text: string) => [...text, 'Enter'];

describe('the keys of a hand scanner', () => {
  it.each([
    ['fast', 5],
    ['slow', 100],
  ])('are a code where they come %s', (_, every) => {
    expect(type(new Wedge(), keys(CODE), every)).toEqual([CODE]);
  });

  it.each([
    ['a symbology identifier', `]d2${CODE}`],
    ['identifiers in brackets', '(01)03400930000014(17)270630(10)VX2411A'],
    ['separators', `01034009300000141727063010VX2411A\u001d21ABC`],
    ['another element before the product', '172706300103400930000014'],
    ['a lot before the product', `10VX2411A\u001d0103400930000014`],
    ['several elements before the product', `1727063010VX2411A\u001d21ABC\u001d0103400930000014`],
    ['a separator before all that', `\u001d10VX2411A\u001d0103400930000014`],
    ['a product of a wrong check digit, which the service refuses in words', '010340093000001110VX2411A'],
  ])('may hold %s', (_, code) => {
    const withShift = [...code].flatMap((key) => (/[A-Z(]/.test(key) ? ['Shift', key] : [key]));
    expect(type(new Wedge(), [...withShift, 'Enter'], 20)).toEqual([code]);
  });

  it('are none where somebody types as slowly as people do', () => {
    expect(type(new Wedge(), keys(CODE), 200)).toEqual([]);
  });

  it.each([
    ...['12', 'immunol', '0612345678', '20261122', '3400930000014', 'VX2411A-0000000000'],
    // What may be elements, without a product or with one of a wrong check digit.
    ...['1727063010VX2411A', `10VX2411A\u001d17270630`, '100103400930000014', '172706300103400930000011'],
  ])('are none where somebody fills a field with %j quickly', (text) => {
    expect(type(new Wedge(), keys(text), 30)).toEqual([]);
  });

  it('are a code of their own after what was typed before them', () => {
    const wedge = new Wedge();
    expect(type(wedge, ['4', '0'], 100)).toEqual([]);
    expect(type(wedge, keys(CODE), 10, 1_000)).toEqual([CODE]);
    expect(type(wedge, keys(CODE), 10, 2_000)).toEqual([CODE]);
  });

  it('are forgotten with a key that types nothing', () => {
    const text = [...CODE.slice(0, 20), 'Backspace', ...CODE.slice(20), 'Enter'];
    expect(type(new Wedge(), text, 10)).toEqual([]);
  });

  it('are bounded', () => {
    expect(type(new Wedge(), keys(`01${'0'.repeat(20_000)}`), 1)).toEqual([]);
  });
});
