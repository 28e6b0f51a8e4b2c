import { call } from '../api/client.js';
import { isLocale, type Locale, rememberedLocale } from '../i18n/locales.js';

/** The language before anybody signed in: what was chosen in this browser, else the installation's default. */
export async function firstLocale(): Promise<Locale> {
  const remembered = rememberedLocale();
  if (remembered) return remembered;
  try {
    const { defaultLanguage } = await call('get', '/api/configuration');
    return isLocale(defaultLanguage) ? defaultLanguage : 'en';
  } catch {
    return 'en';
  }
}
