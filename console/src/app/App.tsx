import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../api/queries.js';
import { I18nProvider } from '../i18n/I18nProvider.js';
import type { Translations } from '../i18n/provider.js';
import { MessagesProvider } from '../shared/feedback/Messages.js';
import { theme } from '../theme/theme.js';
import { createRouter } from './router.js';

export function App({ translations }: { translations: Translations }) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(createRouter);
  return (
    <StrictMode>
      <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <I18nProvider initial={translations}>
            <MessagesProvider>
              <RouterProvider router={router} />
            </MessagesProvider>
          </I18nProvider>
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>
  );
}
