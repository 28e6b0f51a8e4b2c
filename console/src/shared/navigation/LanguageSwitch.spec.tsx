import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StartBoundary } from '../../app/StartBoundary.js';
import { I18nProvider } from '../../i18n/I18nProvider.js';
import { rememberedLocale } from '../../i18n/locales.js';
import { loadTranslations } from '../../i18n/provider.js';
import { LanguageSwitch } from './LanguageSwitch.js';

vi.mock(import('../../i18n/provider.js'), async (actual) => {
  const provider = await actual();
  return {
    ...provider,
    // The file of the English words is that of a version which the service no longer has.
    loadTranslations: async (locale, scope) => {
      if (locale === 'en') throw new TypeError('Failed to fetch dynamically imported module');
      return provider.loadTranslations(locale, scope);
    },
  };
});

const chooseEnglish = async (props: Parameters<typeof LanguageSwitch>[0]) => {
  localStorage.clear();
  render(
    <I18nProvider initial={await loadTranslations('fr')}>
      <StartBoundary>
        <LanguageSwitch {...props} />
      </StartBoundary>
    </I18nProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
};

it('keeps the language whose words are there, and tells that the others did not come', async () => {
  const onChange = vi.fn();
  const onFailed = vi.fn();
  await chooseEnglish({ onChange, onFailed });
  expect(onFailed).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(rememberedLocale()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'English' })).toBeVisible();
});

it('offers to load the page anew where nobody tells it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await chooseEnglish({});
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
});
