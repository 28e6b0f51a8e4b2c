import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { createQueryClient } from '../../api/queries.js';
import type { CentreTree } from '../../api/types.js';
import { I18nProvider } from '../../i18n/I18nProvider.js';
import { loadTranslations } from '../../i18n/provider.js';
import { keptSession } from './kept-session.js';
import { SessionProvider, useSession } from './SessionProvider.js';
import type { Session } from './session.js';

const tokenOf = (id: string) => `a.${btoa(JSON.stringify({ sub: id, iat: Date.now() / 1_000 }))}.sign`;

const BELLEVUE = {
  id: 'centre-1',
  nom: 'Centre Bellevue',
  type: 'VACCINATION',
  modeOffline: true,
  childrenDispatch: [],
  childrenVaccination: [],
} as unknown as CentreTree;

const SESSION = {
  user: {
    id: 'user-1',
    firstname: 'Ana',
    lastname: 'Bell',
    email: 'ana@example.org',
    phoneNumber: '01',
    langue: 'fr',
  },
  configuration: {},
  centres: [BELLEVUE],
  centre: BELLEVUE,
  zone: 'Europe/Paris',
} as unknown as Session;

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  credentials.keep(tokenOf('user-1'));
  credentials.selectCentre(BELLEVUE.id);
});

const Who = () => {
  const { user, centre } = useSession();
  return <p>{`${user.firstname} at ${centre?.nom}`}</p>;
};

async function open() {
  const translations = await loadTranslations('fr');
  return render(
    <I18nProvider initial={translations}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider loading="loading" failed={() => 'failed'}>
          <Who />
        </SessionProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

describe('the session of a centre that may work offline', () => {
  it('is there at once without network, and asked for again when there is one', async () => {
    keptSession.keep(SESSION);
    answer.mockRejectedValue(new TypeError('no network'));
    await open();
    expect(screen.getByText('Ana at Centre Bellevue')).toBeInTheDocument();

    const renamed = { ...SESSION.user, firstname: 'Anna' };
    answer.mockImplementation(async (request) => {
      const { pathname } = new URL((request as Request).url);
      if (pathname.endsWith('/auth/user')) return Response.json(renamed);
      if (pathname.endsWith('/centre/me/list')) return Response.json([BELLEVUE]);
      if (pathname.endsWith('/centre/me')) return Response.json(BELLEVUE);
      return Response.json({});
    });
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Anna at Centre Bellevue');
    await waitFor(() => expect(keptSession.read()?.user.firstname).toBe('Anna'));
  });

  it('says neither e-mail nor telephone', () => {
    keptSession.keep(SESSION);
    expect(keptSession.read()?.user).toMatchObject({ email: '', phoneNumber: null });
  });

  it('goes on where its token has expired', async () => {
    keptSession.keep(SESSION);
    answer.mockImplementation(async () =>
      Response.json({ globalErrors: [], fieldErrors: [] }, { status: 401 }),
    );
    const ended = vi.fn();
    const stop = credentials.onEnded(ended);
    await open();
    await waitFor(() => expect(ended).toHaveBeenCalled());
    expect(screen.getByText('Ana at Centre Bellevue')).toBeInTheDocument();
    stop();
  });
});

describe('nothing is kept', () => {
  it('for another user or another centre', () => {
    keptSession.keep(SESSION);
    credentials.selectCentre('centre-2');
    expect(keptSession.read()).toBeUndefined();
    credentials.selectCentre(BELLEVUE.id);
    credentials.keep(tokenOf('user-2'));
    expect(keptSession.read()).toBeUndefined();
  });

  it('after signing out', () => {
    keptSession.keep(SESSION);
    credentials.forget();
    credentials.keep(tokenOf('user-1'));
    credentials.selectCentre(BELLEVUE.id);
    expect(keptSession.read()).toBeUndefined();
  });

  it('by a version whose sessions had another shape', () => {
    localStorage.setItem('session', JSON.stringify({ format: 0, session: SESSION }));
    expect(keptSession.read()).toBeUndefined();
  });

  it('where the browser has no room left: the session goes on', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keptSession.keep(SESSION)).not.toThrow();
    full.mockRestore();
    expect(keptSession.read()).toBeUndefined();
  });

  it('of a centre that is never offline', () => {
    keptSession.keep(SESSION);
    keptSession.keep({ ...SESSION, centre: { ...BELLEVUE, modeOffline: false } });
    expect(keptSession.read()).toBeUndefined();
  });
});
