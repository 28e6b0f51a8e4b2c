import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../api/queries.js';
import { I18nProvider } from '../i18n/I18nProvider.js';
import type { Locale } from '../i18n/locales.js';
import { loadTranslations } from '../i18n/provider.js';
import { ConfirmProvider } from '../shared/dialog/Confirm.js';
import { MessagesProvider } from '../shared/feedback/Messages.js';
import { theme } from '../theme/theme.js';

interface Options {
  readonly locale?: Locale;
  /** Pages beside the one that is rendered at `/`, by their path. */
  readonly pages?: Readonly<Record<string, ReactNode>>;
}

/** Renders one part of the console with what surrounds every screen: words, messages, questions, cache, router. */
export async function renderInApp(part: ReactNode, { locale = 'fr', pages = {} }: Options = {}) {
  const translations = await loadTranslations(locale);
  const router = createMemoryRouter([
    { path: '/', element: part },
    ...Object.entries(pages).map(([path, element]) => ({ path, element })),
  ]);
  return render(
    <ThemeProvider theme={theme}>
      <I18nProvider initial={translations}>
        <QueryClientProvider client={createQueryClient()}>
          <MessagesProvider>
            <ConfirmProvider>
              <RouterProvider router={router} />
            </ConfirmProvider>
          </MessagesProvider>
        </QueryClientProvider>
      </I18nProvider>
    </ThemeProvider>,
  );
}
