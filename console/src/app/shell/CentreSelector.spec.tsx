import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { useUnsavedGuard } from '../../shared/form/useUnsavedGuard.js';
import { eventually } from '../../testing/eventually.js';
import { CENTRE } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { CentreSelector, useCentreOnArrival } from './CentreSelector.js';

function Home() {
  useCentreOnArrival();
  return 'Accueil';
}

function Work({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedGuard({ hasChanges: () => isUnsaved });
  return <CentreSelector />;
}

const MER = { ...CENTRE, id: 'mer', nom: 'Centre Mer' };
const selector = () => screen.getByRole('combobox', { name: 'Centre sélectionné' });

const choose = async (isUnsaved: boolean) => {
  await renderInApp(<Home />, {
    pages: { '/work': <Work isUnsaved={isUnsaved} /> },
    at: '/work',
    session: { centre: CENTRE, centres: [CENTRE, MER] },
  });
  await userEvent.click(selector());
  await userEvent.click(await screen.findByRole('option', { name: 'Centre Mer' }));
};

beforeEach(() => {
  credentials.selectCentre('port');
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    if (url.endsWith('/centre/me')) return Response.json({ id: headers.get('x-centre-id') });
    return Response.json(url.endsWith('/centre/me/list') ? [] : { authorities: [], langue: 'fr' });
  });
});

it('selects the chosen centre at home', async () => {
  await choose(false);
  expect(await screen.findByText('Accueil')).toBeVisible();
  await eventually(() => expect(credentials.centreId).toBe('mer'));
});

it('selects it also after the question whether to leave unsaved work', async () => {
  await choose(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter la page' }));
  expect(await screen.findByText('Accueil')).toBeVisible();
  await eventually(() => expect(credentials.centreId).toBe('mer'));
});

it('stays in the present centre with who stays on the page', async () => {
  await choose(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Rester' }));
  await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(selector()).toHaveValue('Centre Bellevue');
  expect(credentials.centreId).toBe('port');
});

it('says why the present centre stays where the chosen one is refused', async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.headers.get('x-centre-id') === 'mer'
      ? Response.json({ code: 'centre.error.inactive', message: 'Ce centre est désactivé' }, { status: 403 })
      : fetch(request),
  );
  await choose(false);
  expect(await screen.findByText('Ce centre est désactivé')).toBeVisible();
  expect(credentials.centreId).toBe('port');
});

it('offers the centres of a user who works for none of them yet', async () => {
  const centres = [{ id: 'agence', nom: 'Agence régionale', service: null, type: 'REFERENT' as const }];
  await renderInApp(<CentreSelector />, { session: { centre: null, centres } });
  await userEvent.click(selector());
  expect(await screen.findByRole('option', { name: 'Agence régionale' })).toBeVisible();
});

it('offers no other centre to a user who has one', async () => {
  await renderInApp(<CentreSelector />, { session: { centre: CENTRE, centres: [CENTRE] } });
  expect(selector()).toHaveValue('Centre Bellevue');
  expect(selector()).toBeDisabled();
});
