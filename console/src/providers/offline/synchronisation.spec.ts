import { expect, it } from 'vitest';
import { aheadOf } from './synchronisation.js';

const ASKED = Date.parse('2026-03-10T09:00:00.400Z');
const at = (seconds: number) => new Date(Math.floor((ASKED + seconds * 1_000) / 1_000) * 1_000).toUTCString();

it.each<[string, number, string | null, number]>([
  ['the same clock', 100, at(0), 0],
  ['the same clock, and an answer that takes long', 9_000, at(0), 0],
  ['the same clock, read late', 9_000, at(8), 0],
  ['a clock that is ten minutes ahead', 100, at(600), 599_500],
  ['a clock that is ten minutes behind', 100, at(-600), -599_400],
  ['nothing told', 100, null, 0],
])('finds of %s what nobody can explain by the way', (_, took, told, ahead) => {
  expect(aheadOf(ASKED, ASKED + took, told)).toBe(ahead);
});
