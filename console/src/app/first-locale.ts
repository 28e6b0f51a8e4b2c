import { client } from '../api/client.js';
import type { Configuration } from '../api/types.js';
import { isLocale, type Locale, rememberedLocale } from '../i18n/locales.js';

/** The language before anybody signed in: what was chosen in this browser, else the installation's default. */
export async function firstLocale(): Promise<Locale> {
  const remembered = rememberedLocale();
  if (remembered) return remembered;
  try {
    const { defaultLanguage } = await client.call<Configuration>('GET', '/api/configuration');
    return isLocale(defaultLanguage) ? defaultLanguage : 'en';
  } catch {
    return 'en';
  }
}
