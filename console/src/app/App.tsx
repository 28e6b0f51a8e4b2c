import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, useState } from 'react';
import { RouterProvider } from 'react-router';
import { I18nProvider } from '../i18n/I18nProvider.js';
import type { Translations } from '../i18n/provider.js';
import { theme } from '../theme/theme.js';
import { createRouter } from './router.js';

export function App({ translations }: { translations: Translations }) {
  const [router] = useState(createRouter);
  return (
    <StrictMode>
      <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <I18nProvider initial={translations}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ThemeProvider>
    </StrictMode>
  );
}
