import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import { createRoot } from 'react-dom/client';
import { credentials } from './api/credentials.js';
import { App } from './app/App.js';
import { firstLocale } from './app/first-locale.js';
import { loadTranslations } from './i18n/provider.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const locale = await firstLocale();
document.documentElement.lang = locale;
const translations = await loadTranslations(locale, credentials.token === null ? 'public' : 'all');
createRoot(root).render(<App translations={translations} />);
