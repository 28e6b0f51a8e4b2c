import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import { createRoot } from 'react-dom/client';
import { call } from './api/client.js';
import { credentials } from './api/credentials.js';
import { App } from './app/App.js';
import { publicPageAt, signInAddress } from './app/public-address.js';
import { isLocale, type Locale, rememberedLocale, showLocale } from './i18n/locales.js';
import { loadTranslations } from './i18n/provider.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

if (publicPageAt(location.pathname) === undefined && credentials.token === null) {
  history.replaceState(null, '', signInAddress(location));
}
const page = publicPageAt(location.pathname);
const locale = await firstLocale();
showLocale(locale);
const translations = await loadTranslations(locale, page === undefined ? 'all' : 'public');
createRoot(root).render(<App translations={translations} page={page} />);

/** The language before anybody signed in: what was chosen in this browser, else the installation's default. */
async function firstLocale(): Promise<Locale> {
  const remembered = rememberedLocale();
  if (remembered) return remembered;
  try {
    const { defaultLanguage } = await call('get', '/api/configuration');
    return isLocale(defaultLanguage) ? defaultLanguage : 'en';
  } catch {
    return 'en';
  }
}
