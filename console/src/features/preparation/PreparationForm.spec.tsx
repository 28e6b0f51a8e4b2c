import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CentreTree } from '../../api/types.js';
import { I18nProvider } from '../../i18n/I18nProvider.js';
import { loadTranslations, type Translate } from '../../i18n/provider.js';
import { batch } from '../../testing/batch.js';
import { eventually } from '../../testing/eventually.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { windowOf } from '../../testing/windowOf.js';
import type { CarriedRequest } from './carried-request.js';
import { preparableProducts } from './lines.js';
import { PreparationForm } from './PreparationForm.js';

const LINES = 10;

it('draws no line anew for what is typed into another field', async () => {
  const stock = Array.from({ length: LINES }, (_, index) =>
    batch(`b${index}`, `LOT-${index}`, null, { quantite: 1, transfertDate: null, dateSortie: null }),
  );
  const translations = await loadTranslations('fr');
  let drawn = 0;
  const translate: Translate = (key, options) => {
    // Said once for each line that is drawn: the name of the button that edits it.
    if (key === 'preparation.editNamed') drawn += 1;
    return translations.translate(key, options);
  };
  await renderInApp(
    <I18nProvider initial={{ ...translations, translate }}>
      <PreparationForm
        products={preparableProducts(stock, [{ id: 'p', stabilite28: null }])}
        destinations={[]}
        equipment={{ carriers: [], containers: [], trackers: [] }}
        request={{
          replenishmentID: 'request',
          productID: 'p',
          quantity: LINES,
          unitProduct: null,
          destination: null,
          carrier: null,
          commentFromReplenishment: null,
        }}
      />
    </I18nProvider>,
  );
  expect(drawn).toBeGreaterThanOrEqual(LINES);
  drawn = 0;
  fireEvent.change(screen.getByLabelText(/^Commentaire/), { target: { value: 'Q' } });
  expect(screen.getByLabelText(/^Commentaire/)).toHaveValue('Q');
  expect(drawn).toBe(0);
});

it('adds the line with Enter from its date, and sends nothing', async () => {
  const send = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', send);
  const stock = [batch('b', 'LOT-1', null, { transfertDate: null, dateSortie: null })];
  await renderInApp(
    <PreparationForm
      products={preparableProducts(stock, [{ id: 'p', stabilite28: 24 }])}
      destinations={[]}
      equipment={{ carriers: [], containers: [], trackers: [] }}
      request={undefined}
    />,
  );
  await userEvent.type(screen.getByRole('combobox', { name: /^Produit/ }), 'imm{Enter}');
  const quantity = screen.getByRole('textbox', { name: /^Quantité/ });
  await eventually(() => expect(quantity).toHaveFocus());
  await userEvent.keyboard('2');
  await userEvent.click(screen.getAllByRole('spinbutton', { name: /^(Jour|Day)/ })[0]!);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /^Modifier la ligne.*Immunol/ })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

const STOCK = [batch('b', 'LOT-1', null, { transfertDate: null, dateSortie: null })];
const NORTH = { id: 'n', nom: 'Nord', type: 'VACCINATION', desactivationSuivi: false } as CentreTree;
const REQUEST: CarriedRequest = {
  replenishmentID: 'request',
  productID: 'p',
  quantity: 2,
  unitProduct: null,
  destination: 'n',
  carrier: null,
  commentFromReplenishment: null,
};
const FOR_A_REQUEST = (
  <PreparationForm
    products={preparableProducts(STOCK, [{ id: 'p', stabilite28: null }])}
    destinations={[NORTH]}
    equipment={{ carriers: [], containers: [], trackers: [] }}
    request={REQUEST}
  />
);

function Sheet() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Page précédente
    </button>
  );
}

/** What the browser keeps with the page, also when that is loaded anew. */
function State() {
  return <p data-testid="state">{JSON.stringify(useLocation().state)}</p>;
}

it('is not found again by going back from what was prepared for a request', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'made' }));
  await renderInApp(FOR_A_REQUEST, {
    at: '/requests',
    pages: { '/requests': <Link to="/">Préparer la sortie</Link>, '/referent/exits/made': <Sheet /> },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Préparer la sortie' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Valider la préparation' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Plus tard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Page précédente' }));
  expect(await screen.findByRole('link', { name: 'Préparer la sortie' })).toBeVisible();
});

it('is not offered a second time where the page is read anew while the request is asked about', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'made' }));
  await renderInApp(
    <>
      {FOR_A_REQUEST}
      <State />
    </>,
    {
      at: '/requests',
      pages: {
        '/requests': (
          <Link to="/" state={REQUEST}>
            Préparer la sortie
          </Link>
        ),
        '/referent/exits/made': 'Fiche',
      },
    },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Préparer la sortie' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Valider la préparation' }));
  const later = await screen.findByRole('button', { name: 'Plus tard' });
  await eventually(() => expect(screen.getByTestId('state')).toHaveTextContent(/^null$/));
  await userEvent.click(later);
  expect(await screen.findByText('Fiche')).toBeVisible();
});

it("does not take the request's comment for the reason why goods past their limit leave", async () => {
  vi.stubGlobal('fetch', async ({ method }: Request) =>
    method === 'POST'
      ? Response.json({ globalErrors: [{ code: 'horsLimite' }] }, { status: 400 })
      : Response.json([]),
  );
  await renderInApp(
    <PreparationForm
      products={preparableProducts(STOCK, [{ id: 'p', stabilite28: null }])}
      destinations={[NORTH]}
      equipment={{ carriers: [], containers: [], trackers: [] }}
      request={{ ...REQUEST, commentFromReplenishment: 'Pour la semaine prochaine' }}
    />,
    { session: { centre: { id: 'c', nom: 'Dépôt', type: 'DISPATCH' } as never } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Valider la préparation' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('textbox', { name: /^Commentaire/ })).toHaveValue('');
});

it('says of no line that it is refused where the next attempt failed otherwise', async () => {
  const answers = [
    Response.json(
      { fieldErrors: [{ field: 'quantite', code: '0', message: 'Trop', arguments: { max: 1 } }] },
      { status: 400 },
    ),
    Response.json({ code: 'global.error.unexpected' }, { status: 500 }),
  ];
  vi.stubGlobal(
    'fetch',
    async ({ method }: Request) => (method === 'POST' && answers.shift()) || Response.json([]),
  );
  await renderInApp(FOR_A_REQUEST);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Valider la préparation' }));
  await send();
  expect(await screen.findByText(/Immunol \(ligne 1\)/)).toBeVisible();
  await send();
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  expect(screen.queryByText(/Immunol \(ligne 1\)/)).toBeNull();
});

describe('a line that is being typed when the preparation is sent', () => {
  const sent: { produits: { quantite: number }[] }[] = [];
  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method !== 'POST') return Response.json([]);
      sent.push(await request.json());
      return Response.json({ id: 'made' });
    });
  });
  const product = () => screen.getByRole('combobox', { name: /^Produit/ });
  const quantity = () => screen.getByRole('textbox', { name: /^Quantité/ });
  const validate = () => screen.getByRole('button', { name: 'Valider la préparation' });
  const beginLine = async () => {
    await userEvent.type(product(), 'imm{Enter}');
    await eventually(() => expect(quantity()).toHaveFocus());
  };
  const open = (request: Partial<CarriedRequest> = {}) =>
    renderInApp(
      <PreparationForm
        products={preparableProducts(
          [batch('b', 'LOT-1', null, { quantite: 50, transfertDate: null, dateSortie: null })],
          [{ id: 'p', stabilite28: null }],
        )}
        destinations={[NORTH]}
        equipment={{ carriers: [], containers: [], trackers: [] }}
        request={{ ...REQUEST, ...request }}
      />,
      { pages: { '/referent/exits/made': 'Fiche' } },
    );

  it.each([
    ['with Ctrl+Enter', () => userEvent.keyboard('{Control>}{Enter}{/Control}')],
    ['with the button', () => userEvent.click(validate())],
    ['with two clicks on it', () => userEvent.dblClick(validate())],
  ])('is sent along %s', async (_, send) => {
    await open();
    await beginLine();
    await userEvent.keyboard('7');
    await send();
    await eventually(() => expect(sent).not.toEqual([]));
    expect(sent[0]!.produits).toMatchObject([{ quantite: 2 }, { quantite: 7 }]);
  });

  it('is sent with Ctrl+Enter also where it is the first, for which the button is closed', async () => {
    await open({ quantity: null });
    await beginLine();
    await userEvent.keyboard('7');
    expect(validate()).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.produits).toMatchObject([{ quantite: 7 }]);
  });

  it('keeps it from being sent while it is not finished, with the focus where something is missing', async () => {
    await open();
    await beginLine();
    await userEvent.click(validate());
    await eventually(() => expect(quantity()).toHaveFocus());
    expect(quantity()).toBeInvalid();
    expect(screen.getByText(/Une ligne commencée n'est pas ajoutée/)).toBeVisible();
    expect(screen.getByText('Un ou plusieurs champs sont incorrects')).toBeVisible();

    await userEvent.keyboard('7{Control>}{Enter}{/Control}');
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.produits).toMatchObject([{ quantite: 2 }, { quantite: 7 }]);
  });

  it('says its faults together with those of the form, and has the focus first', async () => {
    await open({ destination: null });
    await beginLine();
    // Of 50, another line takes two.
    await userEvent.keyboard('49{Control>}{Enter}{/Control}');
    expect(await screen.findByText('La quantité saisie est supérieure au stock')).toBeVisible();
    expect(await screen.findByText('Champ obligatoire')).toBeVisible();
    expect(quantity()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  const thawed = () => screen.getByRole('checkbox', { name: 'Décongelé' });

  it('is asked about before it goes with a change of the thermal state, also where it is the only one', async () => {
    await open({ quantity: null });
    await beginLine();
    await userEvent.keyboard('7');
    await userEvent.click(thawed());
    await screen.findByText(/1 ligne sera perdue/);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await eventually(() => expect(thawed()).not.toBeChecked());
    expect(quantity()).toHaveValue('7');
    await userEvent.click(thawed());
    await userEvent.click(await screen.findByRole('button', { name: 'Vider la liste' }));
    await eventually(() => expect(thawed()).toBeChecked());
    expect(product()).toHaveValue('');
  });

  it.each([
    ['in place', 1200, 600],
    ['in the dialog', 600, 1200],
  ])('stays where it is where the window changes its width: %s', async (_, before, after) => {
    windowOf(before);
    await open();
    const dialogButton = () => screen.queryByRole('button', { name: 'Ajouter un produit' });
    if (before < after) await userEvent.click(dialogButton()!);
    await beginLine();
    await userEvent.keyboard('7');
    windowOf(after);
    // The page is drawn anew.
    fireEvent.change(screen.getByLabelText(/^Commentaire/), { target: { value: 'Q' } });
    expect(quantity()).toHaveValue('7');
    await userEvent.type(quantity(), '{Enter}');
    expect(await screen.findByRole('button', { name: /^Modifier la ligne 2/ })).toBeVisible();
    expect(dialogButton() !== null).toBe(after < before);
  });

  it('is nothing once it is emptied again', async () => {
    await open();
    await beginLine();
    await userEvent.click(validate());
    const said = await screen.findByText(/Une ligne commencée n'est pas ajoutée/);
    await userEvent.clear(product());
    await eventually(() => expect(said).not.toBeInTheDocument());
    await userEvent.click(validate());
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.produits).toMatchObject([{ quantite: 2 }]);
  });
});

it('asks why a later batch leaves where the line that took the earlier one was removed', async () => {
  const sent: { produits: unknown[] }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'POST') return Response.json([]);
    sent.push(await request.json());
    return Response.json({ id: 'made' });
  });
  const more = { transfertDate: null, dateSortie: null };
  const stock = [
    batch('early', 'LOT-1', null, { ...more, quantite: 2, peremption: '2098-12-31' }),
    batch('late', 'LOT-2', null, { ...more, quantite: 5 }),
  ];
  await renderInApp(
    <PreparationForm
      products={preparableProducts(stock, [{ id: 'p', stabilite28: null }])}
      destinations={[NORTH]}
      equipment={{ carriers: [], containers: [], trackers: [] }}
      request={{ ...REQUEST, quantity: 4 }}
    />,
    { pages: { '/referent/exits/made': 'Fiche' } },
  );
  const validate = () => userEvent.click(screen.getByRole('button', { name: 'Valider la préparation' }));
  await userEvent.click(screen.getByRole('button', { name: /^Retirer la ligne 1/ }));
  await validate();
  expect(await screen.findByText('Des lots qui périment plus tôt restent en stock')).toBeVisible();
  expect(sent).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: /^Modifier la ligne 1/ }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: /^Pourquoi ce lot/ }),
    'Lot réservé{Enter}',
  );
  await eventually(() =>
    expect(screen.queryByText('Des lots qui périment plus tôt restent en stock')).toBeNull(),
  );
  await validate();
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.produits).toMatchObject([{ quantite: 2, motifDerogation: 'Lot réservé' }]);
});

it('leads to the first refused line, and says what is left for each', async () => {
  vi.stubGlobal('fetch', async ({ method }: Request) =>
    method === 'POST'
      ? Response.json(
          {
            fieldErrors: [1, 3].map((index) => ({
              field: 'quantite',
              code: String(index),
              message: 'Trop',
              arguments: { max: index },
            })),
          },
          { status: 400 },
        )
      : Response.json([]),
  );
  const stock = Array.from({ length: 4 }, (_, index) =>
    batch(`b${index}`, `LOT-${index}`, null, { quantite: 5, transfertDate: null, dateSortie: null }),
  );
  await renderInApp(
    <PreparationForm
      products={preparableProducts(stock, [{ id: 'p', stabilite28: null }])}
      destinations={[NORTH]}
      equipment={{ carriers: [], containers: [], trackers: [] }}
      request={{ ...REQUEST, quantity: 20 }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Valider la préparation' }));
  const second = screen.getByRole('button', { name: /^Modifier la ligne 2/ });
  await eventually(() => expect(second).toHaveFocus());
  expect(second).toHaveAccessibleDescription(
    'La quantité saisie est supérieure au stock · Restant : 1 flacon',
  );
  await userEvent.click(screen.getByRole('button', { name: /Immunol \(ligne 4\).*Restant : 3 flacons/ }));
  await eventually(() => expect(screen.getByRole('button', { name: /^Modifier la ligne 4/ })).toHaveFocus());
});

describe('the keyboard in the list of lines', () => {
  const line = (act: 'Modifier' | 'Retirer', number: number) =>
    screen.getByRole('button', { name: new RegExp(`^${act} la ligne ${number}`) });
  const stock = Array.from({ length: 3 }, (_, index) =>
    batch(`b${index}`, `LOT-${index}`, null, { quantite: 5, transfertDate: null, dateSortie: null }),
  );
  beforeEach(() =>
    renderInApp(
      <PreparationForm
        products={preparableProducts(stock, [{ id: 'p', stabilite28: null }])}
        destinations={[NORTH]}
        equipment={{ carriers: [], containers: [], trackers: [] }}
        request={{ ...REQUEST, quantity: 15 }}
      />,
    ),
  );

  it.each(['{Enter}', ' ', '{Delete}'])('stays there while lines are removed with %j', async (key) => {
    // The latest is on top.
    line('Retirer', 3).focus();
    await userEvent.keyboard(key);
    await eventually(() => expect(line('Modifier', 2)).toHaveFocus());
    line('Retirer', 1).focus();
    await userEvent.keyboard(key);
    await eventually(() => expect(line('Modifier', 1)).toHaveFocus());
    line('Retirer', 1).focus();
    await userEvent.keyboard(key);
    await eventually(() => expect(screen.getByRole('combobox', { name: /^Produit/ })).toHaveFocus());
  });

  it('goes back to a line from behind the list, and with a further Tab to the button that removes it', async () => {
    line('Modifier', 3).focus();
    await userEvent.tab();
    expect(line('Retirer', 3)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(line('Modifier', 3)).toHaveFocus();
  });
});

it('asks before another thermal state or page loses its lines, and keeps them where that is not meant', async () => {
  await renderInApp(
    <>
      <Link to="/elsewhere">Partir</Link>
      <PreparationForm
        products={preparableProducts(STOCK, [{ id: 'p', stabilite28: null }])}
        destinations={[NORTH]}
        equipment={{ carriers: [], containers: [], trackers: [] }}
        request={undefined}
      />
    </>,
    { pages: { '/elsewhere': 'Autre page' } },
  );
  await userEvent.type(screen.getByRole('combobox', { name: /^Produit/ }), 'imm{Enter}');
  const quantity = screen.getByRole('textbox', { name: /^Quantité/ });
  await eventually(() => expect(quantity).toHaveFocus());
  await userEvent.keyboard('2{Enter}');
  const line = await screen.findByRole('button', { name: /^Modifier la ligne 1/ });
  const isAnswered = () => eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Décongelé' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await isAnswered();
  expect(line).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Partir' }));
  await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
  await userEvent.click(screen.getByRole('button', { name: 'Rester' }));
  await isAnswered();
  expect(line).toBeVisible();
});

/** A page that can be left. */
function Screen() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <>
      <PreparationForm
        products={preparableProducts(STOCK, [{ id: 'p', stabilite28: null }])}
        destinations={[NORTH]}
        equipment={{ carriers: [], containers: [], trackers: [] }}
        request={REQUEST}
      />
      <button type="button" onClick={() => setOpen(false)}>
        Partir
      </button>
    </>
  ) : (
    'Autre page'
  );
}

it('leaves its user where they went while it was being sent', async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', ({ method }: Request) =>
    method === 'POST'
      ? new Promise<Response>((resolve) => {
          answer = resolve;
        })
      : Promise.resolve(Response.json([])),
  );
  await renderInApp(<Screen />, { pages: { '/referent/exits/made': 'Fiche' } });
  await userEvent.click(screen.getByRole('button', { name: 'Valider la préparation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Partir' }));
  answer(Response.json({ id: 'made' }));
  // What is asked about the request is asked wherever its user is.
  const later = await screen.findByRole('button', { name: 'Plus tard' });
  expect(await screen.findByText('La préparation a bien été enregistrée')).toBeVisible();
  await userEvent.click(later);
  expect(screen.getByText('Autre page')).toBeVisible();
});
