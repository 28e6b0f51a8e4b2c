import Box from '@mui/material/Box';
import { type ComponentType, lazy, useEffect } from 'react';
import { SignInScreen } from '../features/session/SignInScreen.js';
import { useI18n } from '../i18n/I18nProvider.js';
import { loadTranslations } from '../i18n/provider.js';
import { Brand } from '../shared/navigation/Brand.js';
import { LanguageSwitch } from '../shared/navigation/LanguageSwitch.js';
import { ThemeSwitch } from '../shared/navigation/ThemeSwitch.js';
import { idle, savesData } from './prefetch.js';
import type { PublicPage } from './public-address.js';

const PAGES: Readonly<Record<Exclude<PublicPage, 'signIn'>, ComponentType>> = {
  signOut: lazy(() => import('../features/session/SignOutScreen.js')),
  forgottenPassword: lazy(() => import('../features/session/ForgottenPasswordScreen.js')),
};

interface Props {
  readonly page: PublicPage;
  /** @param address where to go on */
  readonly onSignedIn: (address: string) => void;
}

/**
 * The pages before the sign-in, with nothing around them but the mark, the language and the theme. Links between them
 * load the document: so these pages, which everybody waits for, need no router.
 */
export default function PublicPages({ page, onSignedIn }: Props) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: { xs: 4, md: 8 }, py: 3 }}
      >
        <Brand link={{ component: 'a', href: '/' }} />
        <Box sx={{ flex: 1 }} />
        <LanguageSwitch />
        <ThemeSwitch />
      </Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          alignItems: { xs: 'start', sm: 'center' },
          px: 4,
          pt: 4,
          pb: { xs: 6, sm: 24 },
        }}
      >
        <PageWithoutSession page={page} onSignedIn={onSignedIn} />
      </Box>
    </Box>
  );
}

function PageWithoutSession({ page, onSignedIn }: Props) {
  usePrefetchedHome(page === 'signIn');
  if (page === 'signIn') return <SignInScreen onSignedIn={onSignedIn} />;
  const Other = PAGES[page];
  return <Other />;
}

/** While somebody types the password, the code and the words of the home page come. */
function usePrefetchedHome(isWanted: boolean): void {
  const { locale } = useI18n();
  useEffect(() => {
    if (!isWanted || savesData()) return;
    let isLeft = false;
    const fetchAll = async () => {
      await idle();
      if (isLeft) return;
      await Promise.all([
        import('./SignedIn.js').then(({ fetchHome }) => fetchHome()),
        loadTranslations(locale, 'all'),
      ]);
    };
    // What does not come now comes, or says why not, after the sign-in.
    fetchAll().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isWanted, locale]);
}
