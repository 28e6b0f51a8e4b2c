import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import CountScreen from './CountScreen.js';
import type { Count, CountLine } from './stock-count.js';

const LINE = {
  idStock: 'id-L1',
  lot: 'L1',
  peremption: '2099-12-31',
  transfertType: null,
  decongele: false,
  retourProduit: false,
  quantiteAttendue: 10,
  quantiteComptee: null,
  ecart: null,
  produit: {
    id: 'p',
    nomCommercial: 'Immunol',
    typeConditionnement: 'FLACON',
    nbDoses: 10,
    peremptionType: 'JOUR',
  },
} as unknown as CountLine;
const count = (line: Partial<CountLine> = {}) =>
  ({
    id: 'count',
    numero: 'INV-1',
    statut: 'OUVERT',
    peutCloturer: true,
    centre: { id: 'c', nom: 'Dépôt' },
    produit: null,
    dateOuverture: '2026-03-10T08:00:00.000Z',
    ouvertPar: 'Ana Bell',
    dateFin: null,
    terminePar: null,
    lignes: [{ ...LINE, ...line }],
  }) as unknown as Count;

let kept: Count;
/** Answers the save of the line. */
let answerSave: (answer: Response) => void;

beforeEach(() => {
  windowOf(1280);
  kept = count();
  vi.stubGlobal('fetch', (request: Request) =>
    request.method === 'PUT'
      ? new Promise<Response>((resolve) => {
          answerSave = resolve;
        })
      : Promise.resolve(Response.json(kept)),
  );
});

const refused = () =>
  Response.json(
    { globalErrors: [], fieldErrors: [{ field: 'lignes', code: 'global.error.unexpected' }] },
    { status: 400 },
  );
const closeButton = () => screen.getByRole('button', { name: "Clôturer l'inventaire" });
const open = () =>
  renderInApp(null, {
    session: { centre: { id: 'c', type: 'DISPATCH' } as never },
    pages: {
      '/dispatch/counts/:id': (
        <main tabIndex={-1}>
          <CountScreen />
        </main>
      ),
    },
    at: '/dispatch/counts/count',
  });
const typeAndClose = async () => {
  await open();
  await userEvent.click(await screen.findByRole('textbox', { name: /lot L1$/ }));
  await userEvent.keyboard('8');
  await userEvent.click(closeButton());
};

describe('closing a count', () => {
  it('waits for the line that was just typed, and corrects it too', async () => {
    await typeAndClose();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    for (const name of ["Clôturer l'inventaire", "Abandonner l'inventaire"]) {
      expect(screen.getByRole('button', { name: new RegExp(name) })).toBeDisabled();
    }
    kept = count({ quantiteComptee: 8, ecart: -2 });
    answerSave(Response.json(kept));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 lot sera corrigé');
    expect(screen.getByRole('list', { name: 'Écarts' })).toHaveTextContent('Immunol · L1');
  });

  it('shows what others count while the question is open', async () => {
    await typeAndClose();
    answerSave(Response.json(count({ quantiteComptee: 10, ecart: 0 })));
    kept = count({ quantiteComptee: 8, ecart: -2 });
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('1 lot sera corrigé'));
  });

  it('leaves the focus in the page, whose buttons are gone', async () => {
    await open();
    await screen.findByRole('textbox', { name: /lot L1$/ });
    closeButton().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    kept = { ...count(), statut: 'CLOTURE' } as Count;
    answerSave(Response.json(kept));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Clôturer/ })).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('asks for nothing while a line could not be saved, until it is taken back', async () => {
    await typeAndClose();
    answerSave(refused());
    expect(await screen.findByText(/^La quantité d'un lot n'est pas enregistrée.* avec Échap/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(screen.getByRole('textbox', { name: /lot L1$/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(closeButton());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent("1 lot n'est pas compté");
  });

  it('counts on a phone the number that was typed and not saved', async () => {
    windowOf(390);
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Compté/ }), '8');
    await userEvent.click(closeButton());
    kept = count({ quantiteComptee: 8, ecart: -2 });
    answerSave(Response.json(kept));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 lot sera corrigé');
  });

  it('asks for nothing on a phone while the number that was typed is none', async () => {
    windowOf(390);
    await open();
    const counted = await screen.findByRole('textbox', { name: /^Compté/ });
    await userEvent.type(counted, '1,5');
    await userEvent.click(closeButton());
    expect(await screen.findByText(/^La quantité d'un lot n'est pas enregistrée/)).toBeVisible();
    expect(counted).toBeInvalid();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is possible on a phone once the last batch, which could not be saved, is skipped', async () => {
    windowOf(390);
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Compté/ }), '8');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer, suivant' }));
    answerSave(refused());
    await screen.findAllByRole('alert');
    await userEvent.click(closeButton());
    await waitFor(() => expect(closeButton()).toBeDisabled());
    answerSave(refused());
    expect(
      await screen.findByText(/^La quantité d'un lot n'est pas enregistrée.* passez le lot/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Passer' }));
    await userEvent.click(closeButton());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent("1 lot n'est pas compté");
  });
});
