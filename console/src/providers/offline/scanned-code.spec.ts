import { expect, it } from 'vitest';
import { type ScannedCode, UnreadableCode } from '../../api/generated/elements.js';
import { readScannedCode } from './scanned-code.js';

const TODAY = new Date('2026-11-22T12:00:00Z');
const G = '03400930000014';
const FNC1 = '\x1d';
const nothing = { gtin: null, lot: null, expiry: null, serial: null };

/** What is read, and what it says beyond nothing. */
const READABLE: readonly (readonly [string, Partial<ScannedCode>])[] = [
  [`01${G}17270630` + `10VX2411A`, { gtin: G, expiry: '2027-06-30', lot: 'VX2411A' }],
  [
    `]d201${G}10VX/2${FNC1}21S-1${FNC1}17270600`,
    { gtin: G, lot: 'VX/2', serial: 'S-1', expiry: '2027-06-30' },
  ],
  [`${FNC1}01${G}11260101` + `15280229` + `10A${FNC1}`, { gtin: G, lot: 'A' }],
  ...[']C1', ']e0', `]Q3${FNC1}`].map((start) => [`${start}01${G}10A`, { gtin: G, lot: 'A' }] as const),
  [`(01)${G}(17)270630(10)A(B)C`, { gtin: G, expiry: '2027-06-30', lot: 'A(B)C' }],
  [`01${G}01${G}10A`, { gtin: G, lot: 'A' }],
  [`01${G}712123456${FNC1}10A`, { gtin: G, lot: 'A' }],
  ['10A', { lot: 'A' }],
  // Identifiers that boxes of vaccines rarely carry.
  [`01${G}240EXTRA${FNC1}10A`, { gtin: G, lot: 'A' }],
  [`01${G}3103000100` + `10A`, { gtin: G, lot: 'A' }],
  [`01${G}7003` + `2706301200${FNC1}10A`, { gtin: G, lot: 'A' }],
  [`01${G}8200http://a.example/b${FNC1}10A`, { gtin: G, lot: 'A' }],
  ['00340093000000000014', {}],
];

it.each(READABLE)('%j is read as the service reads it', async (code, says) => {
  expect(await readScannedCode(code, TODAY)).toEqual({ ...nothing, ...says });
});

it.each([
  ['no code at all', ['', 'bonjour', `]d2`, `]E03400930000014`, `(ABC)(01)${G}`, 'A'.repeat(501)]],
  ['a number of shops', ['3400930000014', '1012345678904']],
  ['a wrong check digit', ['0103400930000011', '(01)03400930000010(10)A', '0100000000000001']],
  [
    'a wrong length',
    [`01${G.slice(1)}`, `01${G}10`, `01${G}10${'A'.repeat(21)}`, `(01)${G}0`, `01${G}1727063`],
  ],
  ['no character of a lot', [`01${G}10A B`, `01${G}10Aé`, `01${G}21#`]],
  ['no date', ['271301', '270001', '270632', '270229', '27AB01'].map((date) => `01${G}17${date}`)],
  ['two things', [`01${G}10A${FNC1}10B`, `01${G}17270630` + `17270730`]],
  ['what no identifier of the standard allows', [`01${G}05123`, `01${G}30123456789`, `01${G}02${G}3712`]],
])('a code that says %s is refused', async (_, codes) => {
  for (const code of codes) {
    await expect(readScannedCode(code, TODAY), code).rejects.toThrow(UnreadableCode);
  }
});
