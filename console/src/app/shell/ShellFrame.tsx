import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { OfflineBanner } from '../../features/offline/OfflineBanner.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { mayOpen } from '../../providers/access.js';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { workplaceOf } from '../../providers/session/session.js';
import { OFFLINE_PATHS } from '../../shared/navigation/workplace-menu.js';
import { MessagePage } from '../../shared/page/MessagePage.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { useIsSmall } from '../../shared/page/useIsSmall.js';
import { useScreenRoute } from '../../shared/routing/useScreenRoute.js';
import { useCentreOnArrival } from './CentreSelector.js';
import { HaltedBanner } from './HaltedBanner.js';
import { Header } from './Header.js';
import { NewVersionBanner } from './NewVersionBanner.js';
import { SideMenu } from './SideMenu.js';
import { useOpenedOffline } from './useOpenedOffline.js';
import { usePrefetchedScreens } from './usePrefetchedScreens.js';

/** What stays around every page, and the page. */
export function ShellFrame() {
  const translate = useTranslate();
  usePrefetchedScreens();
  useCentreOnArrival();
  return (
    <>
      <Link
        href="#main"
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          top: 8,
          left: -9999,
          p: 3,
          bgcolor: 'background.paper',
          '&:focus': { left: 8 },
        }}
      >
        {translate('app.skip')}
      </Link>
      <NavigationProgress />
      <Header />
      <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
        <SideMenu />
        <Main />
      </Box>
      <ScrollRestoration />
    </>
  );
}

/** Pages that need no centre. */
const PERSONAL: readonly string[] = ['/me', '/notice'];

/** Pages that need nothing but what is kept in the browser. */
const WORKS_OFFLINE: ReadonlySet<string> = new Set([...OFFLINE_PATHS, '/notice']);

/** Loaded when one works offline, and not before. */
const OfflineScreen = lazy(() => import('../../features/offline/OfflineScreen.js'));

/** The page under the address. */
function Main() {
  const translate = useTranslate();
  const session = useSession();
  const route = useScreenRoute();
  const isSmall = useIsSmall();
  const isOffline = useIsOffline();
  const main = useFocusOnNavigation();
  const { pathname } = useLocation();
  const isOpenedOffline = useOpenedOffline(pathname, isOffline);
  const title = route ? translate(route.title) : translate('notFound.title');
  const where = session.centre?.nom ?? translate('app.name');

  useEffect(() => {
    document.title = `${title} · ${where}`;
  }, [title, where]);

  return (
    <Box
      component="main"
      id="main"
      ref={main}
      tabIndex={-1}
      sx={{ flex: 1, minWidth: 0, px: { xs: 4, md: 8 }, pt: { xs: 4, md: 6 }, pb: 12, outline: 'none' }}
    >
      <NewVersionBanner />
      <HaltedBanner />
      <OfflineBanner />
      {workplaceOf(session) === 'none' && !PERSONAL.includes(pathname) ? (
        <MessagePage
          title={translate(session.centres.length > 0 ? 'noCentre.unfitTitle' : 'noCentre.title')}
          help={translate(session.centres.length > 0 ? 'noCentre.unfitHelp' : 'noCentre.help')}
          link={{ to: '/me', label: translate('app.account') }}
        />
      ) : route && !mayOpen(route.access, session) ? (
        <ForbiddenPage />
      ) : isOffline && pathname === '/' ? (
        <Suspense fallback={<RowsSkeleton rows={6} />}>
          <OfflineScreen />
        </Suspense>
      ) : isOpenedOffline && !WORKS_OFFLINE.has(pathname) ? (
        <MessagePage
          title={translate('offline.unavailable')}
          help={translate('offline.unavailableHelp')}
          link={{ to: '/', label: translate('offline.see') }}
        />
      ) : route?.deskOnly && isSmall ? (
        <MessagePage
          title={translate('screenTooSmall.title')}
          help={translate('screenTooSmall.help')}
          link={{ to: '/', label: translate('action.home') }}
        />
      ) : (
        // Another centre is another page: nothing typed for the one may reach the other.
        <Outlet key={session.centre?.id} />
      )}
    </Box>
  );
}

/** Screen readers announce a page change: the focus goes to the content, unless the new page has taken it. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function ForbiddenPage() {
  const translate = useTranslate();
  const { centre } = useSession();
  return (
    <MessagePage
      title={translate('forbidden.title')}
      help={
        centre
          ? translate('forbidden.help', {
              centre: centre.nom,
              type: translate(`enum.centreType.${centre.type}`),
            })
          : translate('forbidden.helpAdministrator')
      }
      link={{ to: '/', label: translate('action.home') }}
    />
  );
}

/** No bar is shown for a page change that is quicker than this (milliseconds). */
const QUICK = 150;

function NavigationProgress() {
  const translate = useTranslate();
  const isLoading = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return setShown(false);
    const timer = setTimeout(() => setShown(true), QUICK);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!shown) return null;
  return (
    <LinearProgress
      aria-label={translate('state.loading')}
      sx={{ position: 'fixed', insetInline: 0, top: 0, height: 3, zIndex: 'tooltip' }}
    />
  );
}
