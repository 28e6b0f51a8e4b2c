import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearServiceClock } from '../../api/service-clock.js';
import { batch } from '../../testing/batch.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import { AddLine } from './AddLine.js';
import { LineDialog } from './LineDialog.js';
import {
  EMPTY_LINE,
  type Line,
  type LineValues,
  lineOf,
  type PreparableProduct,
  preparableProducts,
} from './lines.js';

const VAXILOR = { ...batch('', '', null).produit, id: 'v', nomCommercial: 'Vaxilor', type: 'VACCIN' };
const PRODUCTS = preparableProducts(
  [
    batch('i1', 'IMM-1', null, { quantite: 50 }),
    batch('v0', 'VAX-0', null, {
      quantite: 50,
      produit: VAXILOR,
      peremption: '2089-01-31',
      dateSortie: '2026-03-01T08:00:00.000Z',
    }),
    batch('v1', 'VAX-1', null, { quantite: 50, produit: VAXILOR, peremption: '2090-01-31' }),
    batch('v2', 'VAX-2', null, { quantite: 50, produit: VAXILOR, peremption: '2091-01-31' }),
    batch('v3', 'VAX-3', null, { quantite: 50, produit: VAXILOR, peremption: '2092-01-31' }),
  ],
  [{ id: 'v', stabilite28: 720 }],
);
const [immunol, vaxilor] = PRODUCTS;
/** What the service answers to the code of each box, by its lot. */
const BOXES = {
  'IMM-1': [immunol, 'i1'],
  'VAX-0': [vaxilor, 'v0'],
  'VAX-1': [vaxilor, 'v1'],
  'VAX-2': [vaxilor, 'v2'],
  'VAX-3': [vaxilor, 'v3'],
} as const;

beforeEach(() =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const lot = new URL(request.url).searchParams.get('code')?.slice(18);
    // Without a lot: Vaxilor.
    if (!lot) return Response.json({ gtin: null, lot: null, produit: vaxilor, stocks: vaxilor?.batches });
    const [produit, id] = BOXES[lot as keyof typeof BOXES];
    return Response.json({ gtin: null, lot, peremption: null, produit, stocks: [{ id }] });
  }),
);

const product = () => screen.getByLabelText(/^Produit/, { selector: 'input' });
const quantity = () => screen.getByLabelText(/^Quantité/, { selector: 'input' });
const reason = () => screen.getByLabelText(/^Pourquoi ce lot/);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
interface EntryProps {
  readonly lines?: readonly Line[];
  readonly products?: readonly PreparableProduct[];
  readonly thawed?: boolean;
  readonly onAdd?: (lines: readonly Line[]) => void;
}
/** The entry as it is in the form of a preparation. */
function Entry({ lines = [], products = PRODUCTS, thawed = false, onAdd = () => {} }: EntryProps) {
  return (
    <FormProvider {...useForm()}>
      <AddLine ref={null} products={products} lines={lines} thawed={thawed} onAdd={onAdd} />
    </FormProvider>
  );
}
const entry = (lines?: readonly Line[]) => renderInApp(<Entry lines={lines} />);
/** A line that takes so many packages of a batch. */
const lineWith = (packages: number, taken: PreparableProduct | undefined, id: string) =>
  lineOf(
    { ...EMPTY_LINE, quantity: packages },
    taken!,
    taken!.batches.find((each) => each.id === id),
    false,
  );

it('does not become a line of another product once a quantity was typed', async () => {
  await entry();
  await userEvent.type(product(), 'vax{Enter}');
  type(quantity(), '12');
  scan('IMM-1');
  expect(await screen.findByText(/Le code est celui de Immunol : videz le formulaire/)).toBeVisible();
  expect(product()).toHaveValue('Vaxilor');
  expect(quantity()).toHaveValue('12');
});

it('asks for the quantity after a scan, and becomes a line of the next box where the first was wrong', async () => {
  await entry();
  scan('VAX-1');
  expect(await screen.findByText('Lu : Vaxilor, lot VAX-1')).toBeVisible();
  await waitFor(() => expect(quantity()).toHaveFocus());
  scan('IMM-1');
  expect(await screen.findByText('Lu : Immunol, lot IMM-1')).toBeVisible();
  expect(product()).toHaveValue('Immunol');
});

it('takes another batch of its product, and keeps what was typed', async () => {
  await entry();
  scan('VAX-3');
  expect(await screen.findByText('Lu : Vaxilor, lot VAX-3')).toBeVisible();
  type(quantity(), '3');
  type(reason(), 'Réservé');
  scan('VAX-2');
  expect(await screen.findByText('Lu : Vaxilor, lot VAX-2')).toBeVisible();
  expect(screen.getByText('VAX-2', { selector: '[role=combobox] *' })).toBeVisible();
  expect(quantity()).toHaveValue('3');
  expect(reason()).toHaveValue('Réservé');
});

it('keeps the batch that was chosen where the code names none', async () => {
  await entry();
  scan('VAX-3');
  expect(await screen.findByText('Lu : Vaxilor, lot VAX-3')).toBeVisible();
  scan('');
  expect(await screen.findByText('Lu : Vaxilor, sans numéro de lot')).toBeVisible();
  expect(screen.getByText('VAX-3', { selector: '[role=combobox] *' })).toBeVisible();
});

it('leads to the reason that is missing, above the quantity that is too, and says that fields are wrong', async () => {
  await entry();
  scan('VAX-3');
  expect(await screen.findByText('Lu : Vaxilor, lot VAX-3')).toBeVisible();
  fireEvent.keyDown(quantity(), { key: 'Enter' });
  await waitFor(() => expect(reason()).toHaveFocus());
  const wrong = 'Un ou plusieurs champs sont incorrects';
  expect(screen.getByText(wrong)).toBeVisible();
  type(reason(), 'Réservé');
  type(quantity(), '3');
  await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
});

it('makes lines of several batches where the first holds less', async () => {
  const added = vi.fn<(lines: readonly Line[]) => void>();
  await renderInApp(
    <LineDialog
      title="Ligne"
      submitLabel={(count) => `Ajouter ${count}`}
      initial={EMPTY_LINE}
      products={PRODUCTS}
      others={[lineWith(50, vaxilor, 'v0')]}
      thawed={false}
      onDone={added}
      onClose={() => {}}
    />,
  );
  scan('VAX-1');
  expect(await screen.findByText('Lu : Vaxilor, lot VAX-1')).toBeVisible();
  type(quantity(), '60');
  fireEvent.click(await screen.findByText('Ajouter 2'));
  await waitFor(() => expect(added).toHaveBeenCalled());
  expect(added.mock.calls[0]?.[0].map((line) => [line.batch?.lot, line.quantity])).toEqual([
    ['VAX-1', 50],
    ['VAX-2', 10],
  ]);
});

it('says that Enter takes several batches where the first holds less, and takes them with it', async () => {
  const added = vi.fn<(lines: readonly Line[]) => void>();
  await renderInApp(<Entry lines={[lineWith(50, vaxilor, 'v0')]} onAdd={added} />);
  await userEvent.type(product(), 'vax{Enter}');
  await eventually(() => expect(quantity()).toHaveFocus());
  await userEvent.keyboard('60');
  expect(await screen.findByText(/^Plus que ce lot\. Entrée prend/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(added).toHaveBeenCalled());
  expect(added.mock.calls[0]?.[0].map((line) => [line.batch?.lot, line.quantity])).toEqual([
    ['VAX-1', 50],
    ['VAX-2', 10],
  ]);
});

describe('the exit of several batches, the first of which left the freezer before', () => {
  const own = new Date(Date.now() - 86_400_000).toISOString();
  const before = new Date(Date.now() - 7_200_000).toISOString();
  const products = preparableProducts(
    [
      batch('a', 'VAX-A', null, { quantite: 5, produit: VAXILOR, peremption: '2089-01-31', dateSortie: own }),
      batch('b', 'VAX-B', null, { quantite: 20, produit: VAXILOR, peremption: '2090-01-31' }),
    ],
    [{ id: 'v', stabilite28: 720 }],
  );
  const exitsOf = async (initial: LineValues) => {
    const done = vi.fn<(lines: readonly Line[]) => void>();
    await renderInApp(
      <LineDialog
        title="Ligne"
        submitLabel={(count) => `Ajouter ${count}`}
        initial={initial}
        products={products}
        others={[]}
        thawed={false}
        onDone={done}
        onClose={() => {}}
      />,
    );
    await userEvent.type(product(), 'vax{Enter}');
    await screen.findByText('VAX-A', { selector: '[role=combobox] *' });
    type(quantity(), '8');
    fireEvent.click(await screen.findByText('Ajouter 2'));
    await waitFor(() => expect(done).toHaveBeenCalled());
    return done.mock.calls[0]?.[0].map(({ exit }) => exit);
  };

  it('is now for a batch without an exit of its own', async () => {
    const start = Date.now();
    const exits = await exitsOf(EMPTY_LINE);
    expect(exits).toEqual([own, expect.any(String)]);
    expect(Date.parse(exits?.[1] ?? '')).toBeGreaterThanOrEqual(start);
  });

  it('is that of the line before for a batch without an exit of its own', async () => {
    expect(await exitsOf({ ...EMPTY_LINE, exit: before })).toEqual([own, before]);
  });
});

const USED_UP = /tout ce qu'il en reste en stock est déjà sur les lignes/;

it.each([
  ['its only batch', [lineWith(50, immunol, 'i1')], 'IMM-1'],
  ['one of its batches', [lineWith(30, vaxilor, 'v1'), lineWith(20, vaxilor, 'v1')], 'VAX-1'],
])('takes no box of a lot that other lines have used up: %s', async (_, lines, lot) => {
  await entry(lines);
  scan(lot);
  expect(await screen.findByText(USED_UP)).toBeVisible();
  expect(product()).toHaveValue('');
});

it('stays as it is where the code names no lot, and other lines have used up all of its product', async () => {
  await entry(['v0', 'v1', 'v2', 'v3'].map((id) => lineWith(50, vaxilor, id)));
  scan('IMM-1');
  expect(await screen.findByText('Lu : Immunol, lot IMM-1')).toBeVisible();
  scan('');
  expect(await screen.findByText(USED_UP)).toBeVisible();
  expect(product()).toHaveValue('Immunol');
  expect(screen.getByText('IMM-1', { selector: '[role=combobox] *' })).toBeVisible();
});

it('keeps the batch that was chosen where the lot of the next box is used up', async () => {
  await entry([lineWith(50, vaxilor, 'v1')]);
  scan('VAX-3');
  expect(await screen.findByText('Lu : Vaxilor, lot VAX-3')).toBeVisible();
  scan('VAX-1');
  expect(await screen.findByText(USED_UP)).toBeVisible();
  expect(screen.getByText('VAX-3', { selector: '[role=combobox] *' })).toBeVisible();
});

it('takes a box of a lot of which other lines leave something', async () => {
  await entry([lineWith(49, vaxilor, 'v1')]);
  scan('VAX-1');
  expect(await screen.findByText('Lu : Vaxilor, lot VAX-1')).toBeVisible();
  expect(screen.getByText('VAX-1', { selector: '[role=combobox] *' })).toBeVisible();
});

it('keeps its product and its exit while it is edited', async () => {
  const exit = new Date(Date.now() - 3_600_000).toISOString();
  const values = { ...EMPTY_LINE, product: 'v', batch: 'v1', quantity: 7, exit };
  const done = vi.fn<(lines: readonly Line[]) => void>();
  await renderInApp(
    <LineDialog
      title="Ligne"
      submitLabel={() => 'Modifier'}
      initial={values}
      products={PRODUCTS}
      others={[]}
      thawed={false}
      onDone={done}
      onClose={() => {}}
    />,
  );
  scan('IMM-1');
  expect(await screen.findByText(/Le code est celui de Immunol/)).toBeVisible();
  expect(product()).toHaveValue('Vaxilor');
  scan('VAX-0');
  await screen.findByText('Lu : Vaxilor, lot VAX-0');
  fireEvent.click(screen.getByText('Modifier'));
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(done.mock.calls[0]?.[0]).toMatchObject([{ batch: { lot: 'VAX-0' }, quantity: 7, exit }]);
});

it.each([
  ['its batch', [lineWith(50, vaxilor, 'v1')], 'v', /^Lot/],
  ['all of its product', [], 'gone', /^Produit/],
])('asks for another choice where %s is gone while it is edited', async (_, others, id, field) => {
  const done = vi.fn();
  await renderInApp(
    <LineDialog
      title="Ligne"
      submitLabel={() => 'Modifier'}
      initial={{ ...EMPTY_LINE, product: id, batch: 'v1', quantity: 7, exit: new Date().toISOString() }}
      products={PRODUCTS}
      others={others}
      thawed={false}
      onDone={done}
      onClose={() => {}}
    />,
  );
  fireEvent.click(screen.getByText('Modifier'));
  expect(await screen.findByText('Un ou plusieurs champs sont incorrects')).toBeVisible();
  expect(screen.getByRole('combobox', { name: field })).toHaveAccessibleDescription('Champ obligatoire');
  expect(done).not.toHaveBeenCalled();
});

it("proposes the exit by the service's clock, where that of the device is a year ahead", async () => {
  hearServiceClock(Date.now(), new Date(Date.now() - 365 * 86_400_000).toUTCString());
  await entry();
  scan('VAX-1');
  expect(await screen.findByText('Lu : Vaxilor, lot VAX-1')).toBeVisible();
  expect(screen.queryByDisplayValue(new RegExp(`/${new Date().getFullYear()} `))).toBeNull();
  expect(screen.getByDisplayValue(new RegExp(`/${new Date().getFullYear() - 1} `))).toBeVisible();
});

it('proposes now where the goods left the freezer too long ago to say so, and tells when that was', async () => {
  const transfertDate = '2026-03-01T08:00:00.000Z';
  const old = batch('old', 'OLD', null, { produit: VAXILOR, transfertType: 'MOINS_20', transfertDate });
  hearServiceClock(Date.now(), 'Fri, 12 Jun 2026 09:00:00 GMT');
  await renderInApp(<Entry products={preparableProducts([old], [{ id: 'v', stabilite28: 720 }])} />);
  await userEvent.type(product(), 'vax{Enter}');
  expect(await screen.findByDisplayValue(/^12\/06\/2026 11:0/)).toBeVisible();
  expect(screen.getByText(/^Déjà sorti du congélateur le 01\/03\/2026/)).toBeVisible();
});

describe('while it asks whether returned goods are used', () => {
  beforeEach(async () => {
    const returned = batch('r1', 'RET-1', null, { quantite: 50, produit: VAXILOR, retourProduit: true });
    const products = preparableProducts(
      [...PRODUCTS.flatMap(({ batches }) => batches), returned],
      [{ id: 'v', stabilite28: 720 }],
    );
    await renderInApp(<Entry products={products} thawed />);
    await userEvent.type(product(), 'vax{Enter}');
    await screen.findByRole('alertdialog');
  });

  it('takes no box', async () => {
    scan('IMM-1');
    expect(await screen.findByText(/^Code non utilisé : le formulaire attendait/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Utiliser/ }));
    expect(await screen.findByText('RET-1', { selector: '[role=combobox] *' })).toBeVisible();
    expect(product()).toHaveValue('Vaxilor');
  });

  it.each(['{Escape}', '{Tab}{Enter}'])('takes another batch with %s', async (keys) => {
    await userEvent.keyboard(keys);
    expect(await screen.findByText('VAX-0', { selector: '[role=combobox] *' })).toBeVisible();
    expect(product()).toHaveValue('Vaxilor');
  });
});
