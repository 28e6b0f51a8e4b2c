import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedProduct } from '../../api/types.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { addDays } from '../../shared/format/zone.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { scan } from '../../testing/scan.js';
import AllocationListScreen from './AllocationListScreen.js';
import type { Allocation } from './allocation.js';
import { GenerateDialog } from './GenerateDialog.js';
import { DAY_FIELDS } from './grid/plan-grid.js';
import PlanDetailsScreen from './PlanDetailsScreen.js';
import PlanScreen from './PlanScreen.js';

const MONDAY = '2099-11-23';
const NOTHING = Object.fromEntries(DAY_FIELDS.map((field) => [field, 0]));
const IMMUNOL = {
  id: 'immunol',
  nom: 'Immunol',
  nomCommercial: 'Immunol',
  nbDoses: 10,
  typeConditionnement: 'FLACON',
  actif: true,
} as ListedProduct;
const OLD = { ...IMMUNOL, id: 'old', nom: 'Vieillol', nomCommercial: 'Vieillol', actif: false };
/** A disabled product is listed only while somebody in reach holds some of it. */
const LISTS: [string, ListedProduct[]][] = [
  ['that is still in stock', [IMMUNOL, OLD]],
  ['that is used up', [IMMUNOL]],
];
const NORTH = {
  id: 'north',
  nom: 'Nord',
  type: 'VACCINATION',
  actif: true,
  childrenDispatch: [],
  childrenVaccination: [],
};
const PLANNER = {
  user: { isAdmin: false, isAdminDispatch: true, authorities: [] },
  centre: {
    id: 'dispatch',
    nom: 'Dépôt',
    type: 'DISPATCH',
    actif: true,
    childrenDispatch: [],
    childrenVaccination: [NORTH],
  },
} as never;

/** What is stored now: five weeks, with this many packages on the first Monday. */
const weeks = (lundi: number, produit = IMMUNOL) =>
  Array.from({ length: 5 }, (_, index) => ({
    debutSemaine: addDays(MONDAY, 7 * index),
    quantiteConfirmee: 0,
    plan:
      index === 0
        ? ({
            modeQte: 'CONDITIONNEMENT',
            ...NOTHING,
            lundi,
            centre: NORTH,
            produit,
          } as unknown as Allocation)
        : null,
  }));
let stored: ReturnType<typeof weeks>;
let listed: () => Response | Promise<Response>;
/** Of the box that is scanned. */
let scanned: ListedProduct;
/** Of the weeks that are sent. */
let refusal: object;

beforeEach(() => {
  stored = weeks(3);
  listed = () => Response.json([IMMUNOL, OLD]);
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    const { pathname } = new URL(url);
    if (method === 'PUT') return Response.json(refusal, { status: 400 });
    if (pathname.endsWith('/scan'))
      return Response.json({ gtin: '1', lot: null, produit: scanned, stocks: [] });
    return pathname.endsWith('/semaines') ? Response.json(stored) : listed();
  });
});

const monday = () => screen.findByRole('textbox', { name: 'Lundi 23/11/2099' });
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const choose = async (label: RegExp, typed: string) =>
  userEvent.type(screen.getByRole('combobox', { name: label }), `${typed}{Enter}`);

/** The products are read. */
const offered = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /^Produit/ }));
  await screen.findByRole('option', { name: new RegExp(name) });
  await userEvent.keyboard('{Escape}');
};

it('begins the page of a plan with what is stored when it opens, also where it was open before', async () => {
  await renderInApp(
    <>
      <Link to="/elsewhere">Partir</Link>
      <PlanDetailsScreen />
    </>,
    { session: PLANNER, pages: { '/elsewhere': <Link to="/">Revenir</Link> } },
  );
  expect(await monday()).toHaveValue('3');
  await follow('Partir');
  stored = weeks(7);
  await follow('Revenir');
  expect(await monday()).toHaveValue('7');
});

it('begins new weeks with what is stored when they are chosen, also where they were chosen before', async () => {
  await renderInApp(
    <>
      <Link to="/elsewhere">Partir</Link>
      <PlanScreen />
    </>,
    { session: PLANNER, pages: { '/elsewhere': <Link to="/">Revenir</Link> } },
  );
  const begin = async () => {
    await choose(/^Centre/, 'nor');
    await choose(/^Produit/, 'imm');
  };
  await begin();
  expect(await monday()).toHaveValue('3');
  await follow('Partir');
  stored = weeks(7);
  await follow('Revenir');
  await begin();
  expect(await monday()).toHaveValue('7');
});

it('offers no disabled product to plan', async () => {
  await renderInApp(<PlanScreen />, { session: PLANNER });
  await choose(/^Centre/, 'nor');
  await userEvent.click(screen.getByRole('combobox', { name: /^Produit/ }));
  expect(await screen.findByRole('option', { name: /Immunol/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Vieillol/ })).toBeNull();
});

/** Reads the products that all screens share again. */
function ReadAgain() {
  const { refetch } = useProducts();
  return (
    <button type="button" onClick={() => void refetch()}>
      Relire
    </button>
  );
}

it('keeps what was typed where the product is disabled meanwhile, and says why it is refused', async () => {
  await renderInApp(
    <>
      <ReadAgain />
      <PlanScreen />
    </>,
    { session: PLANNER },
  );
  await choose(/^Centre/, 'nor');
  await choose(/^Produit/, 'imm');
  fireEvent.change(await monday(), { target: { value: '5' } });
  listed = vi.fn(() => Response.json([{ ...IMMUNOL, actif: false }]));
  await userEvent.click(screen.getByRole('button', { name: 'Relire' }));
  await eventually(() => expect(listed).toHaveBeenCalled());
  await eventually(() => expect(screen.getByRole('combobox', { name: /^Produit/ })).toHaveValue('Immunol'));
  expect(await monday()).toHaveValue('5');
  refusal = { globalErrors: [], fieldErrors: [{ field: 'idProduit', code: 'global.error.productNotFound' }] };
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/Ce produit n'existe pas/)).toBeVisible();
  expect(await monday()).toHaveValue('5');
});

it('offers no disabled product to generate requests for, but keeps the one that the list is about', async () => {
  const filters = { idProduit: null, idCentre: null, debutSemaine: MONDAY };
  await renderInApp(<GenerateDialog filters={filters} onClose={() => {}} />, { session: PLANNER });
  await userEvent.click(screen.getByRole('combobox', { name: /^Produit/ }));
  expect(await screen.findByRole('option', { name: /Immunol/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Vieillol/ })).toBeNull();
  cleanup();
  await renderInApp(<GenerateDialog filters={{ ...filters, idProduit: 'old' }} onClose={() => {}} />, {
    session: PLANNER,
  });
  await eventually(() => expect(screen.getByRole('combobox', { name: /^Produit/ })).toHaveValue('Vieillol'));
});

it('plans the product of a scanned box, and no other one once something was typed', async () => {
  const vaxilor = { ...IMMUNOL, id: 'vaxilor', nom: 'Vaxilor', nomCommercial: 'Vaxilor' };
  listed = () => Response.json([IMMUNOL, vaxilor]);
  await renderInApp(<PlanScreen />, { session: PLANNER });
  await choose(/^Centre/, 'nor');
  await offered('Vaxilor');
  scanned = vaxilor;
  scan('V');
  expect(await screen.findByText('Lu : Vaxilor')).toBeVisible();
  scanned = IMMUNOL;
  scan('I');
  expect(await screen.findByText('Lu : Immunol')).toBeVisible();
  const product = screen.getByRole('combobox', { name: /^Produit/ });
  fireEvent.change(await monday(), { target: { value: '5' } });
  scanned = vaxilor;
  scan('V');
  expect(await screen.findByText(/Le code est celui de Vaxilor/)).toBeVisible();
  expect(product).toHaveValue('Immunol');
});

it('generates requests for the product of a scanned box where it is offered, once that is known', async () => {
  let answerList: (response: Response) => void = () => {};
  listed = () =>
    new Promise((resolve) => {
      answerList = resolve;
    });
  const filters = { idProduit: null, idCentre: null, debutSemaine: MONDAY };
  await renderInApp(<GenerateDialog filters={filters} onClose={() => {}} />, { session: PLANNER });
  const product = screen.getByRole('combobox', { name: /^Produit/ });
  scanned = IMMUNOL;
  scan('I');
  expect(
    await screen.findByText('Les produits ne sont pas encore chargés : scannez à nouveau.'),
  ).toBeVisible();
  answerList(Response.json([IMMUNOL, OLD]));
  await offered('Immunol');
  scan('I');
  expect(await screen.findByText('Lu : Immunol')).toBeVisible();
  await eventually(() => expect(product).toHaveValue('Immunol'));
  scanned = OLD;
  scan('O');
  expect(await screen.findByText("Vieillol n'est pas proposé ici.")).toBeVisible();
  expect(product).toHaveValue('Immunol');
});

it.each(LISTS)(
  'shows the plan of a disabled product %s as it is, and says why nothing is typed there',
  async (_, products) => {
    stored = weeks(3, OLD);
    listed = () => Response.json(products);
    await renderInApp(<PlanDetailsScreen />, { session: PLANNER });
    expect(await screen.findByText(/Ce produit est désactivé/)).toBeVisible();
    const [, first] = within(screen.getByRole('grid')).getAllByRole('row');
    expect(within(first!).getAllByRole('gridcell')[0]).toHaveTextContent('3');
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const choice of screen.getAllByRole('radio')) expect(choice).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  },
);

/** A page that has read the products which all screens share. */
function PageBefore() {
  const { data } = useProducts();
  return data ? <Link to="/plan">Ouvrir</Link> : null;
}

it('reads the products when the page of a plan opens, also where they were read before', async () => {
  listed = () => Response.json([OLD]);
  await renderInApp(<PageBefore />, { session: PLANNER, pages: { '/plan': <PlanDetailsScreen /> } });
  const open = await screen.findByRole('link', { name: 'Ouvrir' });
  listed = () => Response.json([IMMUNOL, OLD]);
  await userEvent.click(open);
  expect(await monday()).toHaveValue('3');
  expect(screen.queryByText(/Ce produit est désactivé/)).toBeNull();
});

it('stays on the page of a plan where the products cannot be read, and reads them again', async () => {
  listed = () => Response.json({ code: 'global.error.forbidden', message: '' }, { status: 403 });
  await renderInApp(<PlanDetailsScreen />, {
    session: PLANNER,
    pages: { '/procurements': <p>La liste</p> },
  });
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getByText('Nord')).toBeVisible();
  listed = () => Response.json([IMMUNOL]);
  await userEvent.click(again);
  expect(await monday()).toHaveValue('3');
});

describe('a row of the list', () => {
  const row = (produit: ListedProduct, debutSemaine: string) => ({
    ...weeks(3, produit)[0]!.plan,
    id: `${produit.id} ${debutSemaine}`,
    debutSemaine,
    totalCond: 3,
    totalDoses: 30,
    quantiteConfirmee: 0,
    residualPrevision: 3,
  });
  const rows = [row(IMMUNOL, MONDAY), row(OLD, MONDAY), row(OLD, '2020-11-23')];
  beforeEach(() => {
    vi.stubGlobal('fetch', async ({ url }: Request) =>
      new URL(url).pathname.endsWith('/approvisionnement')
        ? Response.json(rows, { headers: { 'content-range': 'approvisionnement 0-2/3' } })
        : listed(),
    );
  });
  const menus = (product: string) =>
    screen.findAllByRole('button', { name: new RegExp(`^Actions : ${product}`) });
  const offered = async (product: string) => {
    const [menu] = await menus(product);
    await userEvent.click(menu!);
    const choices = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    return choices;
  };

  it.each(LISTS)(
    'offers of a disabled product %s only to remove its plan, in a week that is not over',
    async (_, products) => {
      listed = () => Response.json(products);
      await renderInApp(<AllocationListScreen />, { session: PLANNER });
      await eventually(async () => expect(await menus('Vieillol')).toHaveLength(1));
      expect(await offered('Immunol')).toEqual(['Modifier', 'Dupliquer', 'Supprimer']);
      expect(await offered('Vieillol')).toEqual(['Supprimer']);
    },
  );

  it.each([
    ['made', [OLD]],
    ['enabled', [{ ...IMMUNOL, actif: false }, OLD]],
  ])('reads the products again, once, where one that was %s meanwhile seems disabled', async (_, before) => {
    const asked = vi.fn(() => Response.json(asked.mock.calls.length === 1 ? before : [IMMUNOL, OLD]));
    listed = asked;
    await renderInApp(<AllocationListScreen />, { session: PLANNER });
    await eventually(async () => expect(await menus('Vieillol')).toHaveLength(1));
    expect(await offered('Vieillol')).toEqual(['Supprimer']);
    expect(await offered('Immunol')).toEqual(['Modifier', 'Dupliquer', 'Supprimer']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('offers everything where the products cannot be read again', async () => {
    const asked = vi.fn(() =>
      asked.mock.calls.length === 1
        ? Response.json([IMMUNOL])
        : Response.json({ code: 'global.error.forbidden', message: '' }, { status: 403 }),
    );
    listed = asked;
    await renderInApp(<AllocationListScreen />, { session: PLANNER });
    await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(await offered('Vieillol')).toEqual(['Modifier', 'Dupliquer', 'Supprimer']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('offers everything while it is not known which products are disabled', async () => {
    listed = () => new Promise(() => {});
    await renderInApp(<AllocationListScreen />, { session: PLANNER });
    expect(await offered('Immunol')).toEqual(['Modifier', 'Dupliquer', 'Supprimer']);
  });
});
