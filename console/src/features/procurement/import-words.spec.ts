import { expect, it } from 'vitest';
import { loadTranslations } from '../../i18n/provider.js';
import { createFormat } from '../../shared/format/format.js';
import { changeText } from './import-words.js';

const { translate } = await loadTranslations('en');
const words = {
  translate,
  format: createFormat({ dateFormat: 'EN', locale: 'en', zone: 'Europe/Paris' }, translate),
};
const change = { champ: '2026-11-23', avant: null, apres: 1207, unite: 'DOSE', uniteAvant: null } as const;

it('says the unit of a week’s total, and that the plan counted in another one before', () => {
  expect(changeText(change, 'DOSE', words)).toBe('– → 1,207 doses');
  expect(changeText({ ...change, avant: 1260, uniteAvant: 'CONDITIONNEMENT' }, 'DOSE', words)).toBe(
    '1,260 doses → 1,207 doses (in packages until now, in doses from now on)',
  );
  const packages = { ...change, avant: 1, apres: 12, unite: 'CONDITIONNEMENT' } as const;
  expect(changeText({ ...packages, uniteAvant: 'CONDITIONNEMENT' }, 'CONDITIONNEMENT', words)).toBe(
    '1 package → 12 packages',
  );
});
