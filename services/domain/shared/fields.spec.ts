import { accept } from './check.js';
import { optionalText, requiredText } from './fields.js';

const NUL = String.fromCharCode(0);
const HALF_A_PAIR = String.fromCharCode(0xd83d);

describe('optionalText', () => {
  it('trims, and takes blanks for nothing', () => {
    expect(optionalText('lot', '  A1 ')).toEqual(accept('A1'));
    expect(optionalText('lot', ' \n ')).toEqual(accept(null));
    expect(optionalText('lot', null)).toEqual(accept(null));
  });

  it('keeps lines and all that can be stored, and drops what cannot', () => {
    expect(optionalText('comment', `a\nb\t${NUL}é😀${HALF_A_PAIR}`)).toEqual(accept('a\nb\té😀'));
  });
});

it('makes one text of those that look the same', () => {
  expect(optionalText('lot', 'E\u0301ab\u200Bc')).toEqual(accept('\u00C9abc'));
  expect(optionalText('comment', 'a\r\nb\rc')).toEqual(accept('a\nb\nc'));
});

it('requiredText wants more than characters that cannot be stored', () => {
  expect(requiredText('lot', NUL)).toHaveProperty('violations');
});
