import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '../api/queries.js';
import { I18nProvider } from '../i18n/I18nProvider.js';
import type { Locale } from '../i18n/locales.js';
import { loadTranslations } from '../i18n/provider.js';
import { SESSION_KEY, SessionProvider } from '../providers/session/SessionProvider.js';
import type { Session } from '../providers/session/session.js';
import { ConfirmProvider } from '../shared/dialog/Confirm.js';
import { MessagesProvider } from '../shared/feedback/Messages.js';
import { DEFAULT_ZONE } from '../shared/format/zone.js';
import { theme } from '../theme/theme.js';

const SESSION: Session = {
  user: {
    id: 'user-1',
    login: 'bellevue',
    firstname: 'Ana',
    lastname: 'Bell',
    email: 'ana@example.org',
    phoneNumber: null,
    company: null,
    profile: null,
    authorities: ['ROLE_VACCINATION_CENTER'],
    isAdmin: false,
    isAuditor: false,
    isAdminDispatch: false,
    langue: 'fr',
    dateFormat: 'FR',
    chosenDateFormat: null,
    recapitulatif: false,
  },
  configuration: {
    replenishmentCoverage: true,
    replenishmentDose: true,
    transfertPreparation: true,
    defaultLanguage: 'en',
    timeZone: DEFAULT_ZONE,
  },
  centres: [],
  centre: null,
  zone: DEFAULT_ZONE,
};

/** For parts that only an administrator works with. */
export const AS_ADMINISTRATOR: Partial<Session> = {
  user: { ...SESSION.user, authorities: ['ROLE_ADMIN'], isAdmin: true },
};

/** An auditor who also works at a dispatch centre, which is selected. */
export const AS_WORKING_AUDITOR: Partial<Session> = {
  user: { ...SESSION.user, authorities: ['ROLE_AUDITOR', 'ROLE_DISPATCH_CENTER'], isAuditor: true },
  centre: {
    id: 'nord',
    nom: 'Nord',
    service: null,
    type: 'DISPATCH',
    gestionStock: true,
    modeOffline: false,
    modeAdmin: null,
    desactivationSuivi: false,
    idTransporteur: null,
    parents: [],
    childrenVaccination: [],
    childrenDispatch: [],
  },
  centres: [{ id: 'nord', nom: 'Nord', service: null, type: 'DISPATCH' }],
};

interface Options {
  readonly locale?: Locale;
  /** What differs from a user without a centre. */
  readonly session?: Partial<Session>;
  /** Pages beside the one that is rendered at `/`, by their path. */
  readonly pages?: Readonly<Record<string, ReactNode>>;
  /** Pages that are more than what they show: fetched when they are opened, for example. */
  readonly routes?: readonly RouteObject[];
  /** The address, e.g. `/?lot=A`; `/` where absent. */
  readonly at?: string;
}

/** Renders one part of the console with what surrounds every screen: words, session, messages, cache, router. */
export async function renderInApp(
  part: ReactNode,
  { locale = 'fr', session = {}, pages = {}, routes: others = [], at = '/' }: Options = {},
) {
  const translations = await loadTranslations(locale);
  const queryClient = createQueryClient();
  queryClient.setQueryData(SESSION_KEY, { ...SESSION, ...session });
  const routes = [
    { path: '/', element: part },
    ...Object.entries(pages).map(([path, element]) => ({ path, element })),
    ...others,
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return render(
    <CacheProvider value={ownStyles()}>
      <ThemeProvider theme={theme}>
        <I18nProvider initial={translations}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider loading={null} failed={() => null}>
              <MessagesProvider>
                <ConfirmProvider>
                  <RouterProvider router={router} />
                </ConfirmProvider>
              </MessagesProvider>
            </SessionProvider>
          </QueryClientProvider>
        </I18nProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
}

/** The properties of styles that specs and Testing Library read; jsdom lays nothing out. */
const ASKED_FOR = new Set(['content', 'display', 'height', 'opacity', 'pointer-events', 'visibility']);

/** jsdom would parse every declaration, and set it anew for each element whose visibility is asked. */
const onlyWhatIsAskedFor: StylisPlugin = (element) => {
  if (element.type !== 'decl' || ASKED_FOR.has(String(element.props))) return;
  element.return = '';
  element.value = '';
};

/** The styles of one spec. Those of earlier ones would be matched against each element whose visibility is asked. */
function ownStyles() {
  const styles = createCache({ key: 'css', stylisPlugins: [onlyWhatIsAskedFor] });
  onTestFinished(() => styles.sheet.flush());
  return styles;
}
