import { expect, it } from 'vitest';
import { atMost, maxText, notInFuture, positive, required, validate } from './rules.js';

const code = (result: string | true) => (result === true ? true : JSON.parse(result).code);

it('wants what is required, blanks being nothing', () => {
  expect(code(validate(required)('  '))).toBe('global.error.required');
  expect(code(validate(required)(0))).toBe(true);
});

it('hears the first rule that objects', () => {
  expect(code(validate<number | null>(required, positive)(null))).toBe('global.error.required');
  expect(code(validate<number | null>(required, positive)(0))).toBe('global.error.positive');
  expect(code(validate<number | null>(required, positive, atMost(3))(4))).toBe('global.error.quantityMax');
  expect(code(validate<number | null>(required, positive, atMost(undefined))(4))).toBe(true);
});

it('bounds texts by the domain', () => {
  expect(code(validate(maxText)('x'.repeat(251)))).toBe('global.error.textMax');
  expect(code(validate(maxText)('x'.repeat(250)))).toBe(true);
});

it('knows what time it is', () => {
  expect(code(validate(notInFuture)('2099-01-01T00:00:00.000Z'))).toBe('global.error.dateInFuture');
  expect(code(validate(notInFuture)('2020-01-01T00:00:00.000Z'))).toBe(true);
});
