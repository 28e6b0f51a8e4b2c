import { expect, it } from 'vitest';
import { FailedError, RefusedError, UnansweredError } from '../../api/errors.js';
import { loadTranslations } from '../../i18n/provider.js';
import { errorText, messageText } from './error-text.js';
import { commandErrorText } from './failure-text.js';

const { translate } = await loadTranslations('en');

it('says what a code means, with its figures', () => {
  expect(messageText({ code: 'global.error.quantityResidual', arguments: { max: 4 } }, translate)).toContain(
    '(4)',
  );
});

it('lets the service speak for a code that is new here', () => {
  expect(messageText({ code: 'not.known', message: 'The fridge is open' }, translate)).toBe(
    'The fridge is open',
  );
});

it('tells of the first general fault, else that the form has some', () => {
  expect(errorText(new RefusedError(400, [{ code: 'centre.error.withoutStock' }], []), translate)).toBe(
    'This centre keeps no stock',
  );
  expect(errorText(new RefusedError(400, [], [{ field: 'lot', code: 'x' }]), translate)).toBe(
    'Your form has errors',
  );
});

it('says that trying again is safe where a command got no answer', () => {
  expect(commandErrorText(new UnansweredError('timeout'), translate)).toContain('counts once only');
});

it('says that the service failed, and not that nobody answered, where it did answer', () => {
  const notCreated = 'Something went wrong, the centre was not created';
  expect(commandErrorText(new FailedError(500), translate, notCreated)).toBe(notCreated);
  expect(commandErrorText(new FailedError(500), translate)).toBe('Something went wrong');
});

it('adds to the words of an operation no reason that says no more than they do', () => {
  const notCreated = 'Something went wrong, the centre was not created';
  for (const error of [
    new FailedError(500, { code: 'not.known', message: 'Something went wrong' }),
    new FailedError(500, { code: 'not.known' }),
    new RefusedError(400, [{ code: 'global.error.unexpected' }], []),
  ]) {
    expect(commandErrorText(error, translate, notCreated)).toBe(notCreated);
    expect(commandErrorText(error, translate)).toBe('Something went wrong');
  }
});

it('has words for the message of every error, which react-admin shows as it is', () => {
  const field = { field: 'lot', code: 'global.error.required' };
  for (const error of [
    new UnansweredError('network'),
    new FailedError(502),
    new FailedError(503, { code: 'global.error.busy' }),
    new RefusedError(400, [], [field]),
    new RefusedError(418, [], []),
  ]) {
    expect(translate(error.message)).not.toBe(error.message);
  }
});
