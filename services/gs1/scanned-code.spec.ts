import { gs1Elements } from './element-string.js';
import { type ScannedCode, UnreadableCode } from './elements.js';
import { codesOf, gtinOf } from './gtin.js';
import { readScannedCode } from './scanned-code.js';

const TODAY = new Date('2026-11-22T12:00:00Z');
const G = '03400930000014';
const FNC1 = '\x1d';

const nothing: ScannedCode = { gtin: null, lot: null, expiry: null, serial: null };

/** What is read, and what it says beyond nothing. */
const READABLE: readonly (readonly [string, Partial<ScannedCode>])[] = [
  // The order of elements does not matter; those of predefined length need no separator.
  [`01${G}17270630` + `10VX2411A`, { gtin: G, expiry: '2027-06-30', lot: 'VX2411A' }],
  [`01${G}10VX2411A${FNC1}17270630`, { gtin: G, expiry: '2027-06-30', lot: 'VX2411A' }],
  [`10VX2411A${FNC1}01${G}17270630`, { gtin: G, expiry: '2027-06-30', lot: 'VX2411A' }],
  [`17270630${FNC1}01${G}${FNC1}10A`, { gtin: G, expiry: '2027-06-30', lot: 'A' }],
  [
    `01${G}21SERIAL-1${FNC1}10LOT/2${FNC1}17270630`,
    { gtin: G, expiry: '2027-06-30', lot: 'LOT/2', serial: 'SERIAL-1' },
  ],
  // What surrounds it.
  ...[']d2', ']C1', ']e0', ']Q3', FNC1, `]d2${FNC1}`, `]C1${FNC1}`].map(
    (start) => [`${start}01${G}10A`, { gtin: G, lot: 'A' }] as const,
  ),
  [`01${G}10A${FNC1}`, { gtin: G, lot: 'A' }],
  [`${FNC1}01${G}10A${FNC1}`, { gtin: G, lot: 'A' }],
  [`01${G}`, { gtin: G }],
  // Brackets.
  [`(01)${G}(17)270630(10)VX2411A`, { gtin: G, expiry: '2027-06-30', lot: 'VX2411A' }],
  [`(10)VX2411A(01)${G}`, { gtin: G, lot: 'VX2411A' }],
  [`]d2(01)${G}(10)A`, { gtin: G, lot: 'A' }],
  [`(01)${G}(21)a(b`, { gtin: G, serial: 'a(b' }],
  [`(01)${G}(10)A(B)C`, { gtin: G, lot: 'A(B)C' }],
  // A batch without its product.
  ['10A', { lot: 'A' }],
  ['17270630', { expiry: '2027-06-30' }],
  ['(17)270630(10)A', { expiry: '2027-06-30', lot: 'A' }],
  ['21S', { serial: 'S' }],
  // Thirteen digits that are no EAN-13.
  ['1012345678900', { lot: '12345678900' }],
  // Days and centuries.
  [`01${G}17270600`, { gtin: G, expiry: '2027-06-30' }],
  [`01${G}17280200`, { gtin: G, expiry: '2028-02-29' }],
  [`01${G}17270200`, { gtin: G, expiry: '2027-02-28' }],
  [`01${G}17271200`, { gtin: G, expiry: '2027-12-31' }],
  [`01${G}17280229`, { gtin: G, expiry: '2028-02-29' }],
  [`01${G}17760101`, { gtin: G, expiry: '2076-01-01' }],
  [`01${G}17770101`, { gtin: G, expiry: '1977-01-01' }],
  [`01${G}17990101`, { gtin: G, expiry: '1999-01-01' }],
  [`01${G}17000101`, { gtin: G, expiry: '2000-01-01' }],
  // Bounds of a batch number, and each character that it may have.
  [`01${G}10${'A'.repeat(20)}`, { gtin: G, lot: 'A'.repeat(20) }],
  ...[...'!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'].map(
    (character) => [`01${G}10x${character}`, { gtin: G, lot: `x${character}` }] as const,
  ),
  // Other identifiers of the standard are passed over.
  [`01${G}11260101` + `17270630`, { gtin: G, expiry: '2027-06-30' }],
  [`01${G}15270630`, { gtin: G }],
  [`01${G}3103000100` + `10A`, { gtin: G, lot: 'A' }],
  [`01${G}30100${FNC1}10A`, { gtin: G, lot: 'A' }],
  [`01${G}240EXTRA${FNC1}10A`, { gtin: G, lot: 'A' }],
  [`01${G}710123456${FNC1}10A`, { gtin: G, lot: 'A' }],
  [`01${G}7003` + `2706301200${FNC1}10A`, { gtin: G, lot: 'A' }],
  [`01${G}8200http://a.example/b${FNC1}10A`, { gtin: G, lot: 'A' }],
  [`01${G}91INTERNAL${FNC1}10A`, { gtin: G, lot: 'A' }],
  [`01${G}4140000000000000`.slice(0, -3) + '000' + `10A`, { gtin: G, lot: 'A' }],
  ['00340093000000000014', {}],
  // The same said twice.
  [`01${G}10A${FNC1}10A`, { gtin: G, lot: 'A' }],
  [`01${G}01${G}10A`, { gtin: G, lot: 'A' }],
];

const UNREADABLE: readonly string[] = [
  // Nothing, or no element string at all.
  ...[
    '',
    ' ',
    FNC1,
    ']d2',
    `]d2${FNC1}`,
    'bonjour',
    // Something before the first identifier in brackets.
    `(ABC)(01)${G}`,
    `(1)X(01)${G}`,
    'VX2411A',
    '0',
    '01',
    '10',
    '17',
    '(',
    '()',
    '(01)',
    '(10)',
    '<script>',
  ],
  // Numbers of shops, and scanners that say that it is one.
  ...[
    '3400930000014',
    '3400930000021',
    '5901234123457',
    '1012345678904',
    ']E03400930000014',
    ']A0ABC',
    ']d1ABC',
  ],
  // Check digits.
  ...['03400930000011', '03400930000012', '00000000000001', '13400930000014'].map((gtin) => `01${gtin}10A`),
  '00340093000000000018',
  `(01)03400930000010(10)A`,
  // Lengths.
  ...[`01${G.slice(1)}`, `01${G}10`, `01${G}10${FNC1}17270630`, `01${G}10${'A'.repeat(21)}`, `01${G}1727063`],
  ...[`01${G}21${'9'.repeat(21)}`, `01${G}172706300`, `(01)${G}0`, `(17)2706301`, `01${G}30123456789`],
  // Dates.
  ...['271301', '270001', '270632', '270230', '270229', '27AB01', '      ', '-70630'].map(
    (date) => `01${G}17${date}`,
  ),
  // Characters outside of set 82, among them what is not ASCII and what ends strings.
  ...[
    ' ',
    '#',
    '$',
    '@',
    '[',
    '\\',
    ']',
    '^',
    '`',
    '{',
    '|',
    '}',
    '~',
    'é',
    '٣',
    '\u0000',
    '\n',
    '\t',
    '\u200b',
    '🦠',
    'Ａ',
  ].map((character) => `01${G}10A${character}B`),
  '01٠٣٤٠٠٩٣٠٠٠٠٠١٤10A',
  `０１${G}10A`,
  // Identifiers that the standard does not have.
  ...['05', '06', '07', '08', '09', '18', '19', '38', '44', '50', '60', '83', '84', '89'].map(
    (ai) => `01${G}${ai}1234567890123`,
  ),
  ...[
    '(999)1',
    '(0)1',
    '(12345)1',
    '(AB)1',
    '(-1)1',
    '(01',
    '01)',
    `(01)${G}(`,
    `(01)${G}()A`,
    `(1)${G}`,
  ].map((text) => text),
  `(01)${G}(38)1`,
  // One that says two things.
  `01${G}10A${FNC1}10B`,
  `01${G}0113400930000011`,
  `01${G}17270630` + `17270730`,
  `01${G}02${G}3712`,
  // Separators in the wrong place.
  ...[
    `${FNC1}${FNC1}01${G}`,
    `01${G}10A${FNC1}${FNC1}17270630`,
    `0${FNC1}1${G}`,
    `01${G.slice(0, 7)}${FNC1}${G.slice(7)}`,
  ],
  `]d2]d201${G}`,
  `${FNC1}]d201${G}`,
  // Hostile.
  ...['^FNC1', '^029', '^999', '^', '%00', '{{7*7}}', "' OR 1=1 --", '../../etc/passwd', '(01)'.repeat(50)],
  'A'.repeat(501),
  `01${G}10${'A'.repeat(400)}`,
  `(10)A`.repeat(90) + `(10)B`,
  '('.repeat(500),
  '91'.repeat(250),
];

describe('a scanned code', () => {
  it('has a table of more than 200', () => {
    expect(READABLE.length + UNREADABLE.length).toBeGreaterThan(200);
  });

  it.each(READABLE)('%j is read', async (code, says) => {
    expect(await readScannedCode(code, TODAY)).toEqual({ ...nothing, ...says });
  });

  it.each(UNREADABLE)('%j is refused', async (code) => {
    await expect(readScannedCode(code, TODAY)).rejects.toThrow(UnreadableCode);
  });

  it('is what a label says', async () => {
    expect(await readScannedCode(gs1Elements('3400930000014', '2027-06-30', 'VX2411A'), TODAY)).toEqual({
      gtin: G,
      lot: 'VX2411A',
      expiry: '2027-06-30',
      serial: null,
    });
  });
});

describe('codes of a GTIN', () => {
  it.each(['3400930000014', '9300001', '96385074', '012345678905', '13400930000011'])(
    'find %s again',
    (code) => {
      expect(codesOf(gtinOf(code)!)).toContain(code);
    },
  );
  it('are one for a trade item that holds several', () => {
    expect(codesOf('13400930000011')).toEqual(['13400930000011']);
  });
});
