import { expect, it } from 'vitest';
import { action } from '../../testing/offline-data.js';
import { corrected } from './correction.js';

it('a corrected action is another one for the service, with what was changed', () => {
  const refused = action({ status: 'ERROR', refusal: { globalErrors: [], fieldErrors: [] } });
  const plan = { batches: refused.batches, effects: { 'line-1': -1 }, data: refused.data };
  const correction = { quantity: 1, comment: ' counted ', datetime: refused.datetime, forced: false };
  const again = corrected(refused, correction, () => plan);
  expect(again).toMatchObject({
    status: 'WAITING',
    effects: { 'line-1': -1 },
    body: { quantite: 1, commentaire: 'counted' },
  });
  expect(again.refusal).toBeUndefined();
  expect(again.uid).not.toBe(refused.uid);
});
