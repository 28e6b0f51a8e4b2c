import { beforeEach, expect, it, vi } from 'vitest';
import { loadSession } from './load.js';

const AGENCE = { id: 'agence', nom: 'Agence régionale', type: 'REFERENT' };
const BELLEVUE = { id: 'bellevue', nom: 'Centre Bellevue', type: 'VACCINATION' };

const asked = vi.fn<(centre: string | null) => void>();

/** Answers as the service does: a centre whose type none of the authorities fits is refused. */
const serve = (user: object, centres: readonly object[]) =>
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    if (url.endsWith('/auth/user')) return Response.json(user);
    if (url.endsWith('/centre/me/list')) return Response.json(centres);
    if (!url.endsWith('/centre/me')) return Response.json({});
    const centre = headers.get('x-centre-id');
    asked(centre);
    return centre === 'bellevue'
      ? Response.json(BELLEVUE)
      : Response.json({ code: 'global.error.forbidden', message: 'refused' }, { status: 403 });
  });

beforeEach(() => asked.mockReset());

it('begins at the first centre whose type the authorities fit', async () => {
  serve({ authorities: ['ROLE_VACCINATION_CENTER'] }, [AGENCE, BELLEVUE]);
  const { centre, centres } = await loadSession(null);
  expect(centre?.id).toBe('bellevue');
  expect(centres).toHaveLength(2);
  // A refusal would stand in the security log as if the user had tried something.
  expect(asked.mock.calls).toEqual([['bellevue']]);
});

it('begins at none where the authorities fit none', async () => {
  serve({ authorities: ['ROLE_VACCINATION_CENTER'] }, [AGENCE]);
  expect((await loadSession(null)).centre).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('begins at a fitting centre where the remembered one is refused', async () => {
  serve({ authorities: ['ROLE_VACCINATION_CENTER'] }, [AGENCE, BELLEVUE]);
  expect((await loadSession('agence')).centre?.id).toBe('bellevue');
});

it('begins at none with who sees all centres', async () => {
  serve({ isAuditor: true, authorities: ['ROLE_AUDITOR', 'ROLE_VACCINATION_CENTER'] }, [BELLEVUE]);
  expect((await loadSession(null)).centre).toBeNull();
});
