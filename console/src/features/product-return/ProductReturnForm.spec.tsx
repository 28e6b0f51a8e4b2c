import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CentreTree, Product } from '../../api/types.js';
import { note } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import { ProductReturnForm } from './ProductReturnForm.js';

const { produit } = note().lignes[0]!;
const IMMUNOL = { ...produit, id: 'immunol' } as unknown as Product;
const VAXILOR = { ...produit, id: 'vaxilor', nomCommercial: 'Vaxilor' } as unknown as Product;
const CENTRE = { id: 'c', nom: 'Centre Bellevue', type: 'VACCINATION', childrenVaccination: [] };

/** Each product went by a note of its own; the lot has its name. */
const noteOf = (product: Product) => ({
  ...note({ id: `note-${product.id}`, numeroBl: `PN-${product.id}`, date: '2026-03-10T08:00:00.000Z' }),
  lignes: [
    {
      ...note().lignes[0]!,
      id: `line-${product.id}`,
      produit: product,
      stock: { ...note().lignes[0]!.stock, lot: product.id },
      quantiteStock: 5,
      statut: 'RECEPTIONNE',
      dateSortie: '2026-03-10T08:00:00.000Z',
    },
  ],
});

afterEach(() => vi.useRealTimers());
beforeEach(() =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get('idProduit') ?? searchParams.get('code')?.slice(18);
    const product = id === 'vaxilor' ? VAXILOR : IMMUNOL;
    return pathname.endsWith('/scan')
      ? Response.json({ gtin: null, lot: product.id, produit: product, stocks: [] })
      : Response.json([noteOf(product)]);
  }),
);

async function chooseImmunol(): Promise<void> {
  await renderInApp(
    <ProductReturnForm centres={[CENTRE as unknown as CentreTree]} products={[IMMUNOL, VAXILOR]} />,
  );
  await userEvent.type(screen.getByLabelText(/^Centre/, { selector: 'input' }), 'bell{Enter}');
  fireEvent.click(screen.getByLabelText(/^Immunol/, { selector: 'input' }));
}

async function open(): Promise<void> {
  await chooseImmunol();
  await screen.findByLabelText(/^Quantité/, { selector: 'input' });
}

it('does not return another product than the one that a quantity was typed for', async () => {
  await open();
  fireEvent.change(screen.getByLabelText(/^Quantité/, { selector: 'input' }), { target: { value: '3' } });
  scan('vaxilor');
  expect(await screen.findByText(/Le code est celui de Vaxilor : videz le formulaire/)).toBeVisible();
  expect(screen.getByLabelText(/^Immunol/, { selector: 'input' })).toBeChecked();
  expect(screen.getByLabelText(/bon de livraison/, { selector: 'input' })).toHaveValue('PN-immunol');
  expect(screen.getByLabelText(/^Quantité/, { selector: 'input' })).toHaveValue('3');
});

it('takes the product of the next box where the first was the wrong one', async () => {
  await open();
  scan('vaxilor');
  expect(await screen.findByText('Lu : Vaxilor, lot vaxilor')).toBeVisible();
  expect(screen.getByLabelText(/^Vaxilor/, { selector: 'input' })).toBeChecked();
  expect(await screen.findByDisplayValue('PN-vaxilor')).toBeVisible();
});

it('says so where nothing of a product was sent to the centre', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await chooseImmunol();
  expect(await screen.findByText('Aucun BL ne correspond à ce centre et produit')).toBeVisible();
});

it('neither takes a box of a recalled lot nor chooses its line, and says why', async () => {
  const { fetch: before } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('/retour')) return before(request);
    const notes = (await (await before(request)).json()) as ReturnType<typeof noteOf>[];
    return Response.json(
      notes.map((each) => ({ ...each, lignes: each.lignes.map((line) => ({ ...line, rappel: true })) })),
    );
  });
  await open();
  const line = () => screen.getByLabelText(/immunol/, { selector: 'input[name=line]' });
  expect(screen.getByLabelText(/bon de livraison/, { selector: 'input' })).toHaveValue('PN-immunol');
  expect(line()).not.toBeChecked();
  scan('immunol');
  expect(await screen.findByText(/Le lot immunol est rappelé/, { selector: '[role=status]' })).toBeVisible();
  expect(line()).not.toBeChecked();
});

it('takes no box of a lot that is on no note, and proposes no other lot of its product', async () => {
  await open();
  const { fetch: before } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.includes('/scan')
      ? Response.json({ gtin: null, lot: 'L9', produit: VAXILOR, stocks: [] })
      : before(request),
  );
  scan('L9');
  expect(await screen.findByText(/Le lot L9 n'est sur aucun bon/)).toBeVisible();
  expect(screen.getByLabelText(/^Immunol/, { selector: 'input' })).toBeChecked();
});

it('takes no box whose notes come while another return is sent', async () => {
  await open();
  fireEvent.change(screen.getByLabelText(/^Quantité/, { selector: 'input' }), { target: { value: '3' } });
  const other = { ...noteOf(IMMUNOL), id: 'other', numeroBl: 'PN-other' };
  let comesNow = () => {};
  const { fetch: before } = globalThis;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') return new Promise(() => {});
    if (!request.url.includes('/retour')) return before(request);
    await new Promise<void>((resolve) => {
      comesNow = resolve;
    });
    return Response.json([{ ...other, lignes: [{ ...other.lignes[0]!, id: 'other-line' }] }]);
  });
  // When the notes that the form read are to be read again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  scan('immunol');
  const looksUp = comesNow;
  await waitFor(() => expect(comesNow).not.toBe(looksUp));
  await userEvent.click(screen.getByRole('button', { name: /^Retourner/ }));
  comesNow();
  expect(await screen.findByText(/^Code non utilisé : le formulaire attendait/)).toBeInTheDocument();
});

it('returns the rest from the other lots once more than the first has left is meant', async () => {
  const lines = [3, 5].map((quantiteStock, n) => {
    const [line] = noteOf(IMMUNOL).lignes;
    const stock = { ...line!.stock, lot: `LOT-${n}`, peremption: `2036-0${n + 6}-30` };
    return { ...line!, id: `line-${n}`, stock, quantite: 5, quantiteStock };
  });
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'POST') return Response.json([{ ...noteOf(IMMUNOL), lignes: lines }]);
    sent.push(await request.json());
    // Somebody took one of the first lot meanwhile.
    const left = { field: 'quantite', code: 'global.error.quantityResidual', arguments: { max: 2 } };
    return sent.length === 1
      ? Response.json({ globalErrors: [], fieldErrors: [left] }, { status: 400 })
      : Response.json({ id: 'made' }, { status: 201 });
  });
  await renderInApp(<ProductReturnForm centres={[CENTRE as unknown as CentreTree]} products={[IMMUNOL]} />, {
    pages: { '/dispatch/return/made': 'La fiche' },
  });
  await userEvent.type(screen.getByLabelText(/^Centre/, { selector: 'input' }), 'bell{Enter}');
  fireEvent.click(screen.getByLabelText(/^Immunol/, { selector: 'input' }));
  fireEvent.click(await screen.findByLabelText(/LOT-0/, { selector: 'input' }));
  fireEvent.change(screen.getByLabelText(/^Quantité/, { selector: 'input' }), { target: { value: '6' } });
  await userEvent.click(screen.getByRole('button', { name: /^Retourner/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmer le retour' }));
  expect(await screen.findByText('La fiche')).toBeVisible();
  expect(sent).toMatchObject([
    { idLigneBl: 'line-0', quantite: 3 },
    { idLigneBl: 'line-0', quantite: 3, forceValidation: true },
    { idLigneBl: 'line-1', quantite: 3 },
  ]);
  expect(sent[2]).not.toHaveProperty('forceValidation');
});

describe('what is left of the notes', () => {
  let left: number;
  let reads: number;
  beforeEach(() => {
    left = 5;
    reads = 0;
    const answer = fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (!new URL(request.url).pathname.endsWith('/retour')) return answer(request);
      reads += 1;
      const sent = noteOf(IMMUNOL);
      return Response.json([{ ...sent, lignes: [{ ...sent.lignes[0]!, quantiteStock: left }] }]);
    });
  });

  const openPage = () =>
    renderInApp(
      <>
        <Link to="/elsewhere">Partir</Link>
        <ProductReturnForm centres={[CENTRE as unknown as CentreTree]} products={[IMMUNOL]} />
      </>,
      { pages: { '/elsewhere': <Link to="/">Revenir</Link> } },
    );
  const chooseCentre = () =>
    userEvent.type(screen.getByLabelText(/^Centre/, { selector: 'input' }), 'bell{Enter}');
  const chooseProduct = () => fireEvent.click(screen.getByLabelText(/^Immunol/, { selector: 'input' }));
  const batchWith = (count: number) =>
    screen.findByRole('radio', { name: new RegExp(`immunol.*\\b${count} flacons`) });
  const leaveAndReturn = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Partir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter la page' }));
    left = 3;
    await userEvent.click(await screen.findByRole('link', { name: 'Revenir' }));
    await chooseCentre();
  };

  it('is what is stored when the page opens, also where it was open a moment ago', async () => {
    await openPage();
    await chooseCentre();
    chooseProduct();
    expect(await batchWith(5)).toBeInTheDocument();
    await leaveAndReturn();
    chooseProduct();
    expect(await batchWith(3)).toBeInTheDocument();
  });

  it('is read once for a box that is scanned, and anew on the page that is opened next', async () => {
    // What was read is kept for two seconds, which a busy machine takes for this.
    vi.useFakeTimers({ toFake: ['Date'] });
    await openPage();
    await chooseCentre();
    scan('immunol');
    expect(await batchWith(5)).toBeInTheDocument();
    expect(reads).toBe(1);
    await leaveAndReturn();
    scan('immunol');
    expect(await batchWith(3)).toBeInTheDocument();
    expect(reads).toBe(2);
  });
});
