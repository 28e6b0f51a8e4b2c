import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '../../api/types.js';
import { batch } from '../../testing/batch.js';
import { eventually } from '../../testing/eventually.js';
import { CENTRE } from '../../testing/offline-data.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import { UseDeclarationForm } from './UseDeclarationForm.js';
import UseDeclarationScreen from './UseDeclarationScreen.js';

const IMMUNOL = { ...batch('', '', null).produit, id: 'immunol' } as Product;
const VAXILOR = { ...IMMUNOL, id: 'vaxilor', nomCommercial: 'Vaxilor' };

const counts = (d1: number) => ({ d1, d2: 0, d3: 0, du: 0 });
const declared = (d1: number, inOtherMode = 0) => ({ ...counts(d1), autreMode: counts(inOtherMode) });

it.each([
  ['SEMAINE', /Déjà déclaré au jour le jour pour cette semaine : 30 doses\b/],
  ['JOUR', /Déjà déclaré à la semaine, pour la semaine de ce jour : 30 doses\b/],
] as const)('in the mode %s says what the same week has in the other mode', async (mode, words) => {
  let beside = 30;
  vi.stubGlobal('fetch', async () => Response.json(declared(0, beside)));
  await renderInApp(<UseDeclarationForm mode={mode} products={[IMMUNOL, VAXILOR]} />);
  fireEvent.click(screen.getByLabelText(/^Immunol/, { selector: 'input' }));
  expect(await screen.findByText(words)).toBeVisible();
  beside = 0;
  fireEvent.click(screen.getByLabelText(/^Vaxilor/, { selector: 'input' }));
  await eventually(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  expect(await screen.findByLabelText(/^Dose unique/, { selector: 'input' })).toHaveValue('0');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('shows what is declared where the service, of the release before, does not know the other mode', async () => {
  vi.stubGlobal('fetch', async () => Response.json(counts(14)));
  await renderInApp(<UseDeclarationForm mode="JOUR" products={[IMMUNOL]} />);
  fireEvent.click(screen.getByLabelText(/^Immunol/, { selector: 'input' }));
  expect(await screen.findByDisplayValue('14')).toBeVisible();
});

it.each([
  ['JOUR', /^Jour/],
  ['SEMAINE', /^Semaine/],
] as const)('in the mode %s is not sent without its period', async (mode, period) => {
  const send = vi.fn(async (_: Request) => Response.json(declared(14)));
  vi.stubGlobal('fetch', send);
  await renderInApp(<UseDeclarationForm mode={mode} products={[IMMUNOL]} />);
  fireEvent.click(screen.getByLabelText(/^Immunol/, { selector: 'input' }));
  await screen.findByDisplayValue('14');
  const field = screen.getAllByRole('group', { name: period }).at(-1)!;
  await userEvent.click(within(field).getAllByRole('spinbutton')[0]!);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await userEvent.click(screen.getByRole('button', { name: /^Déclarer/ }));
  await eventually(() => expect(field).toHaveAccessibleDescription('Champ obligatoire'));
  expect(screen.getByText('Un ou plusieurs champs sont incorrects')).toBeVisible();
  expect(send.mock.calls.filter(([{ url }]) => url.endsWith('/vaccination/utilisation'))).toEqual([]);
});

it.each([
  [null, /^Jour/],
  ['JOUR', /^Jour/],
  ['SEMAINE', /^Semaine/],
] as const)('asks at a centre with the mode %s for this period', async (modeAdmin, period) => {
  vi.stubGlobal('fetch', async () => Response.json([IMMUNOL]));
  await renderInApp(<UseDeclarationScreen />, { session: { centre: { ...CENTRE, modeAdmin } } });
  expect((await screen.findAllByRole('group', { name: period }))[0]).toBeVisible();
});

it('takes the product of a scanned box, and no other one once doses were typed', async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const lot = searchParams.get('code')?.slice(18);
    return pathname.endsWith('/scan')
      ? Response.json({ gtin: null, lot, produit: lot === 'V' ? VAXILOR : IMMUNOL, stocks: [] })
      : Response.json(declared(14));
  });
  await renderInApp(<UseDeclarationForm mode="JOUR" products={[IMMUNOL, VAXILOR]} />);
  const product = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
  scan('I');
  expect(await screen.findByText('Lu : Immunol')).toBeVisible();
  expect(await screen.findByDisplayValue('14')).toBeVisible();
  scan('V');
  expect(await screen.findByText('Lu : Vaxilor')).toBeVisible();
  fireEvent.change(await screen.findByDisplayValue('14'), { target: { value: '20' } });
  scan('I');
  expect(await screen.findByText(/Le code est celui de Immunol : videz le formulaire/)).toBeVisible();
  expect(product(/^Vaxilor/)).toBeChecked();
  expect(screen.getByDisplayValue('20')).toBeVisible();
});

it('sends nothing by keyboard before what is declared for the chosen product is read', async () => {
  const answer = vi.fn<(request: Request) => Promise<Response>>();
  let isRead = () => {};
  answer.mockImplementation(async (request) => {
    if (!request.url.endsWith('/specific-jour')) return Response.json({ id: 'declaration' });
    const { idProduit } = await request.clone().json();
    if (idProduit === 'vaxilor')
      await new Promise<void>((read) => {
        isRead = read;
      });
    return Response.json(declared(idProduit === 'vaxilor' ? 20 : 14));
  });
  vi.stubGlobal('fetch', answer);
  const { container } = await renderInApp(<UseDeclarationForm mode="JOUR" products={[IMMUNOL, VAXILOR]} />);
  const bodies = () =>
    Promise.all(
      answer.mock.calls
        .map(([request]) => request)
        .filter(({ url }) => url.endsWith('/vaccination/utilisation'))
        .map((request) => request.clone().json()),
    );
  fireEvent.click(screen.getByLabelText(/^Immunol/, { selector: 'input' }));
  await screen.findByDisplayValue('14');
  fireEvent.click(screen.getByLabelText(/^Vaxilor/, { selector: 'input' }));
  const form = container.ownerDocument.querySelector('form')!;
  fireEvent.keyDown(form, { key: 'Enter', ctrlKey: true });
  fireEvent.submit(form);
  await act(async () => {});
  expect(await bodies()).toEqual([]);
  isRead();
  await screen.findByDisplayValue('20');
  fireEvent.submit(form);
  await eventually(async () =>
    expect(await bodies()).toMatchObject([{ idProduit: 'vaxilor', doseCount1: 20 }]),
  );
});

describe('a page that is left open over midnight', () => {
  const MONDAY = new Date('2026-03-09T21:00:00+01:00');
  afterEach(() => vi.useRealTimers());

  async function open() {
    vi.useFakeTimers({ now: MONDAY, toFake: ['Date', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('fetch', async () => Response.json(declared(14)));
    await renderInApp(<UseDeclarationForm mode="JOUR" products={[IMMUNOL]} />);
    fireEvent.click(screen.getByLabelText(/^Immunol/, { selector: 'input' }));
    return await screen.findByDisplayValue('14');
  }
  const untilTuesday = () => act(() => vi.advanceTimersByTimeAsync(12 * 3_600_000));

  it('proposes the new day, of the same product', async () => {
    await open();
    expect(screen.getByDisplayValue('09/03/2026')).toBeVisible();
    await untilTuesday();
    expect(screen.getByDisplayValue('10/03/2026')).toBeVisible();
    expect(screen.getByLabelText(/^Immunol/, { selector: 'input' })).toBeChecked();
    expect(await screen.findByDisplayValue('14')).toBeVisible();
  });

  it('keeps the day for which doses were typed', async () => {
    fireEvent.change(await open(), { target: { value: '20' } });
    await untilTuesday();
    expect(screen.getByDisplayValue('09/03/2026')).toBeVisible();
    expect(screen.getByDisplayValue('20')).toBeVisible();
  });
});
