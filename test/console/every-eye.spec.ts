/** Every row that offers its sheet opens it, and every filter narrows its list. */
import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { FRENCH_DESK, type Login, settled } from './support/visit.js';

const console_ = useConsole();

interface OwnCentre {
  readonly id: string;
  readonly childrenVaccination: readonly { readonly id: string; readonly type: string }[];
}

/** Calls that were refused while the page was shown. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return refused;
}

const HISTORIES: readonly (readonly [Login, string, kinds: readonly string[]])[] = [
  ['referent', '/referent/movements', ['Préparation', 'Mise en déchet']],
  [
    'dispatch',
    '/dispatch/movements',
    ['Préparation', 'Annulation de préparation', 'Mise en déchet', 'Retour'],
  ],
  ['bellevue', '/vaccination/movements', ['Sortie de frigo', 'Sortie vers un point', 'Mise en déchet']],
  ['point', '/vaccination/movements', ['Sortie vers un point']],
];

describe('the movement history', () => {
  /** One movement of each kind that has a sheet, on the first page of each history. */
  beforeAll(async () => {
    const nord = await StockKeeper.signIn(console_.url, 'dispatch');
    const referent = await StockKeeper.signIn(console_.url, 'referent');
    const bellevue = await Client.signIn(console_.url, 'bellevue');
    const done = async (answer: Promise<{ readonly status: number }>) =>
      expect([200, 201]).toContain((await answer).status);
    const lot = lotOf('EYE');
    const idProduit = nord.productNamed('Immunol').id;

    const atReferent = await referent.enter(lot, 5);
    const scrapped = { idProduit, quantite: 1, cause: 'CASSE' };
    await done(referent.client.post('/referent/dechet', { ...scrapped, idStock: atReferent }));
    const produits = [{ idProduit, typeProduit: 'VACCIN', quantite: 1, idStock: atReferent }];
    const destination = await referent.centreId('Plateforme Nord');
    await done(referent.client.post('/referent/preparation', { produits, destination }));

    const cancelled = await nord.send('Centre Bellevue', lot, 3);
    await done(nord.client.put(`/dispatch/preparation/${cancelled.id}`, {}));
    await done(nord.client.post('/dispatch/dechet', { ...scrapped, idStock: await nord.enter(lot, 2) }));

    const note = await nord.send('Centre Bellevue', lot, 9);
    const received = await bellevue.post<{ id: string }>('/vaccination/entree-stock', { idBl: note.id });
    const idLigneBl = received.body.id;
    const exit = { idLigneBl, quantite: 1, typeConditionnement: 'FLACON' };
    await done(bellevue.post('/vaccination/sortieFrigo', { ...exit, sortieType: 'INTERNE' }));
    const { body: own } = await bellevue.get<OwnCentre>('/centre/me');
    const idPoint = own.childrenVaccination.find(({ type }) => type === 'VACCINATION_POINT')!.id;
    await done(
      bellevue.post('/vaccination/sortieFrigo', { ...exit, sortieType: 'VACCINATION_POINT', idPoint }),
    );
    await done(bellevue.post('/vaccination/dechet', { idLigneBl, quantite: 1, causeDechet: 'CASSE' }));
    const back = { idLigneBl, quantite: 1, idProduit, idCentreRetour: own.id };
    await done(nord.client.post('/dispatch/retour-stock', back));
  });

  it.each(HISTORIES)(
    'of %s opens the sheet of each kind of movement that has one',
    async (login, path, kinds) => {
      const { page } = await console_.as(login, FRENCH_DESK, path);
      const refused = refusals(page);
      for (const kind of kinds) {
        await page
          .getByRole('button', { name: new RegExp(`^Fiche : ${kind},`) })
          .first()
          .click();
        await page.waitForURL(/\/[0-9a-f-]{36}$/);
        await settled(page);
        expect(refused).toEqual([]);
        await page.goBack();
        await settled(page);
      }
    },
  );
});

describe('the overall stocks', () => {
  it('lead from each batch that came back to its return, and to no other', async () => {
    const { page } = await console_.as('dispatch', FRENCH_DESK, '/stocks?quantiteNonNulle=false');
    const refused = refusals(page);
    const icons = page
      .getByRole('link', { name: /retour/i })
      .and(page.locator('[href^="/dispatch/return/"]'));
    const addresses = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      await page.goto(address);
      await settled(page);
      expect(refused).toEqual([]);
    }
  });

  it('show a dispatch centre the kinds of centre that are within its reach', async () => {
    const { page } = await console_.as('dispatch', FRENCH_DESK, '/stocks');
    await page.locator('#stock-dispatch').waitFor();
    await page.locator('#stock-vaccination').waitFor();
    expect(await page.locator('#stock-referent').count()).toBe(0);
  });

  it('are narrowed in every section by a dispatch centre', async () => {
    const { page } = await console_.as('referent', FRENCH_DESK, '/stocks');
    const cells = (name: string) => page.getByRole('cell', { name, exact: true });
    await cells('Plateforme Nord').first().waitFor();
    await cells('Centre Bellevue').first().waitFor();
    await page.getByRole('combobox', { name: 'Centre', exact: true }).fill('Plateforme Nord');
    await page.keyboard.press('Enter');
    await cells('Pharmacie centrale').first().waitFor({ state: 'detached' });
    await cells('Centre Bellevue').first().waitFor();
    await cells('Plateforme Nord').first().waitFor();
  });

  it('of a referent itself are filtered by centre, too', async () => {
    const { page } = await console_.as('referent', FRENCH_DESK, '/referent/stocks');
    await page.getByRole('combobox', { name: 'Centre', exact: true }).fill('Pharmacie');
    await page.keyboard.press('Enter');
    await page.waitForURL(/idCentre/);
    await settled(page);
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
  });
});
