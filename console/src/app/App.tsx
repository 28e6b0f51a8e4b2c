import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, StrictMode, Suspense, startTransition, useState } from 'react';
import { I18nProvider } from '../i18n/I18nProvider.js';
import type { Translations } from '../i18n/provider.js';
import { theme } from '../theme/theme.js';
import { type PublicPage } from './public-address.js';
import { StartBoundary } from './StartBoundary.js';
import { StartSkeleton } from './StartSkeleton.js';

const PublicPages = lazy(() => import('./PublicPages.js'));
const SignedIn = lazy(() => import('./SignedIn.js'));

interface Props {
  readonly translations: Translations;
  /** Undefined: somebody is signed in. */
  readonly page: PublicPage | undefined;
}

export function App({ translations, page: first }: Props) {
  const [page, setPage] = useState(first);
  const goOn = (address: string) => {
    window.history.replaceState(null, '', address);
    // The form stays until the code of what follows is there.
    startTransition(() => setPage(undefined));
  };
  return (
    <StrictMode>
      <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <I18nProvider initial={translations}>
          <StartBoundary>
            <Suspense fallback={<StartSkeleton />}>
              {page === undefined ? <SignedIn /> : <PublicPages page={page} onSignedIn={goOn} />}
            </Suspense>
          </StartBoundary>
        </I18nProvider>
      </ThemeProvider>
    </StrictMode>
  );
}
