import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import AlertSettingsScreen from './AlertSettingsScreen.js';

const SESSION = {
  centre: { id: 'c', nom: 'Bellevue', type: 'VACCINATION' },
  user: { isAdmin: false, authorities: ['ROLE_VACCINATION_CENTER'] },
} as never;

it('shows what was saved, also where it cannot be read anew, and keeps what is typed meanwhile', async () => {
  let saved = { seuils: [], joursPeremption: 30, heuresLimite: 48, joursReception: 3 };
  let answerRead = (_: Response) => {};
  let reads = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!new URL(request.url).pathname.endsWith('/centre/seuils')) return Response.json([]);
    if (request.method === 'PUT') {
      saved = await request.json();
      return Response.json(saved);
    }
    reads += 1;
    if (reads === 1) return Response.json(saved);
    return new Promise<Response>((resolve) => {
      answerRead = resolve;
    });
  });
  await renderInApp(<AlertSettingsScreen />, { session: SESSION });
  const days = await screen.findByRole('textbox', { name: /Péremption/ });
  const hours = screen.getByRole('textbox', { name: /Limite/ });
  await userEvent.clear(days);
  await userEvent.type(days, '20');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer les seuils' }));
  await screen.findByText(/bien été/);
  expect(days).toHaveValue('20');
  await userEvent.clear(hours);
  await userEvent.type(hours, '24');
  answerRead(Response.json(saved));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hours).toBeInTheDocument();
  expect(hours).toHaveValue('24');
  expect(hours).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer les seuils' }));
  await eventually(() => expect(saved).toMatchObject({ joursPeremption: 20, heuresLimite: 24 }));
});

it('saves from how many packages on the stock of a product is low', async () => {
  const stored = { seuils: [], joursPeremption: 30, heuresLimite: 48, joursReception: 3 };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT') sent.push(await request.json());
    if (pathname.endsWith('/centre/seuils')) return Response.json(sent[0] ?? stored);
    return Response.json(pathname.endsWith('/liste/produit') ? [{ id: 'p', nomCommercial: 'Immunol' }] : []);
  });
  await renderInApp(<AlertSettingsScreen />, { session: SESSION });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Immunol' }), { target: { value: '7' } });
  fireEvent.click(screen.getByText('Enregistrer les seuils', { selector: 'button' }));
  await eventually(() => expect(sent).toEqual([{ ...stored, seuils: [{ idProduit: 'p', stockBas: 7 }] }]));
});

it('says so where the products cannot be read, and reads them again when asked to', async () => {
  const stored = { seuils: [], joursPeremption: 30, heuresLimite: 48, joursReception: 3 };
  let isRefused = true;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.endsWith('/centre/seuils')) return Response.json(stored);
    return isRefused ? Response.json({ code: 'global.error.forbidden' }, { status: 403 }) : Response.json([]);
  });
  await renderInApp(<AlertSettingsScreen />, { session: SESSION });
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  isRefused = false;
  await userEvent.click(again);
  expect(await screen.findByRole('textbox', { name: /Péremption/ })).toHaveValue('30');
});
