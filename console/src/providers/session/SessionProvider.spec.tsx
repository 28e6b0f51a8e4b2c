import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { createQueryClient } from '../../api/queries.js';
import { I18nProvider } from '../../i18n/I18nProvider.js';
import { loadTranslations } from '../../i18n/provider.js';
import { eventually } from '../../testing/eventually.js';
import { SessionProvider, useSession } from './SessionProvider.js';

const USER = { id: 'user-1', authorities: [], langue: 'fr' };
const centreOf = (id: string | null) => ({ id, nom: id, type: 'VACCINATION', modeOffline: false });
/** Answers for the centre of the call, as the service does. */
const answered = async (request: Request): Promise<Response> => {
  switch (new URL(request.url).pathname) {
    case '/api/admin/auth/user':
      return Response.json(USER);
    case '/api/admin/centre/me':
      return Response.json(centreOf(request.headers.get('x-centre-id')));
    case '/api/admin/centre/me/list':
      return Response.json([centreOf('bay'), centreOf('port'), centreOf('sea')]);
    default:
      return Response.json({});
  }
};
const answer = vi.fn<(request: Request) => Promise<Response>>();
const refused = vi.fn<(reason: unknown) => void>();

/** No call is answered until what it returns is called. */
function hold(): () => void {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  answer.mockImplementation(async (request) => {
    await gate;
    return answered(request);
  });
  return open;
}

function Where() {
  const { centre, selectCentre, reload } = useSession();
  return (
    <>
      <button type="button" onClick={() => void selectCentre('sea').catch(refused)}>
        {`at ${centre?.nom}`}
      </button>
      <button type="button" onClick={() => void reload()}>
        reload
      </button>
    </>
  );
}

beforeEach(async () => {
  answer.mockReset();
  refused.mockReset();
  answer.mockImplementation(answered);
  vi.stubGlobal('fetch', answer);
  credentials.keep('the token');
  credentials.selectCentre('port');
  const translations = await loadTranslations('fr');
  render(
    <I18nProvider initial={translations}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider loading="loading" failed={() => 'failed'}>
          <Where />
        </SessionProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByText('at port');
});

it('works for the other centre once everything about it is there, and for the present one until then', async () => {
  const open = hold();
  await userEvent.click(screen.getByText('at port'));
  expect(credentials.centreId).toBe('port');
  open();
  await screen.findByText('at sea');
  expect(credentials.centreId).toBe('sea');
  expect(localStorage.getItem('centerId')).toBe('sea');
});

it('works for the chosen centre where the session of the former one comes later', async () => {
  const open = hold();
  await userEvent.click(screen.getByText('reload'));
  answer.mockImplementation(answered);
  await userEvent.click(screen.getByText('at port'));
  await screen.findByText('at sea');
  open();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('at sea')).toBeVisible();
  expect(credentials.centreId).toBe('sea');
});

it('goes on at the present centre where the other cannot be loaded', async () => {
  answer.mockClear();
  answer.mockRejectedValue(new TypeError('no network'));
  await userEvent.click(screen.getByText('at port'));
  await eventually(() => expect(answer).toHaveBeenCalled());
  expect(screen.getByText('at port')).toBeVisible();
  expect(credentials.centreId).toBe('port');
  expect(localStorage.getItem('centerId')).toBe('port');
});

it.each([
  [403, 'centre.error.inactive'],
  [404, 'global.error.notFound'],
])(
  'stays at the present centre, not at the first one, where the other is refused with %i',
  async (status, code) => {
    answer.mockImplementation(async (request) =>
      request.url.endsWith('/centre/me') && request.headers.get('x-centre-id') === 'sea'
        ? Response.json({ code, message: 'refused' }, { status })
        : answered(request),
    );
    await userEvent.click(screen.getByText('at port'));
    await eventually(() =>
      expect(refused).toHaveBeenCalledWith(expect.objectContaining({ status, message: code })),
    );
    expect(screen.getByText('at port')).toBeVisible();
    expect(credentials.centreId).toBe('port');
    expect(localStorage.getItem('centerId')).toBe('port');
  },
);
