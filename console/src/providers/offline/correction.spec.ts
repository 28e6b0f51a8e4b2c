import { expect, it } from 'vitest';
import { ErrorCode } from '../../api/generated/codes.js';
import { action } from '../../testing/offline-data.js';
import type { OfflineAction } from './action.js';
import { type Correction, corrected, needsComment } from './correction.js';

it('a corrected action is another one for the service, with what was changed', () => {
  const refused = action({ status: 'ERROR', refusal: { globalErrors: [], fieldErrors: [] } });
  const plan = { batches: refused.batches, effects: { 'line-1': -1 }, data: refused.data };
  const correction = {
    quantity: 1,
    comment: ' counted ',
    datetime: refused.datetime,
    forced: false,
    destination: null,
  };
  const again = corrected(refused, correction, () => plan);
  expect(again).toMatchObject({
    status: 'WAITING',
    effects: { 'line-1': -1 },
    body: { quantite: 1, commentaire: 'counted' },
  });
  expect(again.refusal).toBeUndefined();
  expect(again.uid).not.toBe(refused.uid);
});

it.each<[string, NonNullable<Correction['destination']>, object]>([
  [
    'another point',
    { destination: 'VACCINATION_POINT', point: 'point-2' },
    { sortieType: 'VACCINATION_POINT', idPoint: 'point-2' },
  ],
  [
    'the centre itself',
    { destination: 'INTERNE', point: 'point-1' },
    { sortieType: 'INTERNE', idPoint: null },
  ],
])('an exit whose point is refused can go to %s', (_, destination, body) => {
  const refused = action({
    body: { idLigneBl: 'line-1', sortieType: 'VACCINATION_POINT', idPoint: 'point-1' },
  });
  const plan = { batches: [], effects: {}, data: refused.data };
  const correction = { quantity: 1, comment: '', datetime: refused.datetime, forced: false, destination };
  expect(corrected(refused, correction, () => plan).body).toMatchObject(body);
});

it.each<[string, Partial<OfflineAction>, boolean]>([
  ['an exit', {}, false],
  [
    'an exit of goods past their limit',
    { refusal: { globalErrors: [{ code: ErrorCode.pastLimit }], fieldErrors: [] } },
    true,
  ],
  ['an exit that was confirmed so', { body: { forceValidation: true } }, true],
  ['a stock edit', { type: 'UPDATE_STOCK' }, true],
  ['a scrapping of a known cause', { type: 'SCRAPPING', body: { causeDechet: 'CASSE' } }, false],
  ['a scrapping of another cause', { type: 'SCRAPPING', body: { causeDechet: 'AUTRE' } }, true],
  ['a reception that is compliant', { type: 'ENTRY', body: { conforme: true } }, false],
  ['a reception that is not', { type: 'ENTRY', body: { conforme: false } }, true],
])('of %s, a comment is needed: %#', (_, more, isNeeded) => {
  expect(needsComment(action(more))).toBe(isNeeded);
});
