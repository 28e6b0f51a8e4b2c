import { ErrorCode } from '../../words/codes.js';
import { accept } from './check.js';
import { noDay, noDayOrInstant, noInstant, optionalText, requiredText } from './fields.js';

const NUL = String.fromCharCode(0);
const HALF_A_PAIR = String.fromCharCode(0xd83d);

describe('optionalText', () => {
  it('trims, and takes blanks for nothing', () => {
    expect(optionalText('lot', '  A1 ')).toEqual(accept('A1'));
    expect(optionalText('lot', ' \n ')).toEqual(accept(null));
    expect(optionalText('lot', null)).toEqual(accept(null));
  });

  it('keeps lines and all that can be stored, and drops what cannot', () => {
    expect(optionalText('comment', `a\n\tb${NUL}é😀${HALF_A_PAIR}`)).toEqual(accept('a\n\tbé😀'));
  });
});

it('makes one text of those that look the same', () => {
  expect(optionalText('lot', 'E\u0301ab\u200Bc')).toEqual(accept('\u00C9abc'));
  expect(optionalText('comment', 'a\r\nb\rc\u2028d')).toEqual(accept('a\nb\nc\nd'));
});

it.each([
  ...[
    '\u00AD',
    '\u034F',
    '\u061C',
    '\u115F',
    '\u180E',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u200F',
    '\u202A',
  ],
  ...['\u202E', '\u2060', '\u2066', '\u2069', '\u3164', '\uFE0F', '\uFEFF', '\u{E0041}'],
])('takes nothing of %j, which nobody sees', (unseen) => {
  expect(requiredText('lot', `${unseen}VX${unseen}24${unseen}`)).toEqual(accept('VX24'));
  expect(requiredText('lot', unseen)).toHaveProperty('violations');
});

it.each([
  '\u2764\uFE0F',
  '\u{1F469}\u200D\u{1F52C}',
  '\u{1F3F3}\uFE0F\u200D\u{1F308}',
  '\u{1F469}\u{1F3FD}\u200D\u{1F4BB}',
])('leaves %s as one picture', (picture) => {
  expect(optionalText('comment', `Merci ${picture}.`)).toEqual(accept(`Merci ${picture}.`));
});

it.each(['A 1', 'A  1', 'A\u00A01', 'A\u202F\u20091', 'A \t\u30001', '\u00A0A 1\u2007'])(
  'takes any spaces within a line for one: %j',
  (sent) => {
    expect(requiredText('lot', sent)).toEqual(accept('A 1'));
  },
);

it('leaves the lines of a text, and how far each is indented', () => {
  const text = 'Lots:\n  - A  1\n\n\u00A0\u00A0- B\u00A02  ';
  expect(optionalText('comment', text)).toEqual(accept('Lots:\n  - A 1\n\n\u00A0\u00A0- B 2'));
});

it('requiredText wants more than characters that cannot be stored', () => {
  expect(requiredText('lot', NUL)).toHaveProperty('violations');
});

it.each<[string, ErrorCode, ErrorCode, ErrorCode]>([
  ['2026-02-30', ErrorCode.date, ErrorCode.dateForm, ErrorCode.date],
  ['26/11/2026', ErrorCode.dateForm, ErrorCode.dateForm, ErrorCode.dateForm],
  ['2026-02-30T00:00:00+01:00', ErrorCode.dateForm, ErrorCode.date, ErrorCode.date],
  ['2026-02-30T00:00:00.000Z', ErrorCode.dateForm, ErrorCode.date, ErrorCode.date],
  ['2026-11-26T00:00:00', ErrorCode.dateForm, ErrorCode.dateForm, ErrorCode.dateForm],
])('tells of %s whether it does not exist or is written in another form', (text, day, instant, either) => {
  expect([noDay(text), noInstant(text), noDayOrInstant(text)]).toEqual([day, instant, either]);
});
