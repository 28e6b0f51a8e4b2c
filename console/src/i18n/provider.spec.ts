import { expect, it } from 'vitest';
import { loadTranslations } from './provider.js';

it.each([
  ['fr', 'La quantité ne peut pas dépasser 9\u202f999\u202f999'],
  ['en', 'The quantity cannot exceed 9,999,999'],
] as const)('writes the numbers of a message as the language does: %s', async (locale, text) => {
  const { translate } = await loadTranslations(locale);
  expect(translate('global.error.quantityTooLarge', { max: 9_999_999 })).toBe(text);
});

it('says a count in the plural that it asks for', async () => {
  const { translate } = await loadTranslations('fr');
  expect(translate('batch.daysLeft', { smart_count: 1 })).toBe('1 jour restant');
  expect(translate('batch.daysLeft', { smart_count: 1_500 })).toBe('1\u202f500 jours restants');
});
