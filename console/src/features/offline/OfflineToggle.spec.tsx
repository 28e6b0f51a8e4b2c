import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { OfflineProvider } from '../../providers/offline/OfflineProvider.js';
import { useUnsavedGuard } from '../../shared/form/useUnsavedGuard.js';
import { stubOfflineBrowser } from '../../testing/offline-browser.js';
import { CENTRE } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { OfflineToggle } from './OfflineToggle.js';

beforeEach(async () => {
  await stubOfflineBrowser();
  credentials.keep(`x.${btoa(JSON.stringify({ sub: 'user-1' }))}.y`);
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => credentials.forget());

const Shell = ({ children }: { children: ReactNode }) => (
  <OfflineProvider loading={null}>
    <OfflineToggle />
    {children}
  </OfflineProvider>
);

function Form() {
  useUnsavedGuard({ hasChanges: () => true });
  return 'Formulaire';
}

it('is not there at a centre that does not work offline', async () => {
  const centre = { ...CENTRE, modeOffline: false };
  await renderInApp(<Shell>Accueil</Shell>, { session: { centre, centres: [centre] } });
  expect(await screen.findByText('Accueil')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

const turnOn = async () => {
  await renderInApp(<Shell>Accueil</Shell>, {
    session: { centre: CENTRE, centres: [CENTRE] },
    at: '/form',
    pages: {
      '/form': (
        <Shell>
          <Form />
        </Shell>
      ),
    },
  });
  await userEvent.click(await screen.findByRole('switch'));
};

it('stays online with who stays on a page that is not saved', async () => {
  await turnOn();
  await userEvent.click(await screen.findByRole('button', { name: 'Rester' }));
  expect(screen.getByText('Formulaire')).toBeVisible();
  expect(await screen.findByRole('switch')).not.toBeChecked();
  expect(localStorage.getItem('offline-mode')).toBeNull();
});

it('goes offline at home, once the page is left', async () => {
  await turnOn();
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter la page' }));
  expect(await screen.findByText('Accueil')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
});
