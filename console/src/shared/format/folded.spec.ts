import { expect, it } from 'vitest';
import { folded } from './folded.js';

it.each([
  ['Rivière', 'riviere'],
  ['Sacré-Cœur', 'sacre-coeur'],
  ['ŒUVRE, Lætitia, Ǽ', 'oeuvre, laetitia, ae'],
  ['Straße, GROẞ', 'strasse, gross'],
])('%s is searched as %s', (text, searched) => {
  expect(folded(text)).toBe(searched);
});
