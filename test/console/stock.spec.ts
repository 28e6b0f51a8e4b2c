import type { Page } from 'playwright-core';
import { typeDate } from './support/form.js';
import { isAccessible, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Login, type Look, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;
beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
});

async function open(login: Login, path: string, look: Look): Promise<Page> {
  const window = await console_.as(login, look, path);
  return window.page;
}

async function openBatch(page: Page, lot: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Lot' }).fill(lot);
  await page.getByRole('button', { name: `Modifier le lot ${lot}` }).click();
  await page.getByRole('dialog', { name: 'Modifier le stock' }).waitFor();
}

const correctBy = async (page: Page, quantity: string) => {
  await page.getByRole('textbox', { name: /^Correction/ }).fill(quantity);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
};

describe('a pharmacist at a desk', () => {
  it('finds a batch and corrects it, told what is missing first', async () => {
    const lot = lotOf('STOCK-A');
    await nord.enter(lot, 20);
    const page = await open('dispatch', '/dispatch/stocks', FRENCH_DESK);
    await openBatch(page, lot);
    await said(page, 'Derniers mouvements du lot');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await said(page, 'Veuillez renseigner au moins un des deux champs');
    await said(page, 'Champ obligatoire');
    expect(await page.evaluate('document.activeElement.closest("[role=group]").ariaLabel')).toMatch(
      /^Correction/,
    );
    await isAccessible(page);

    await correctBy(page, '0');
    await said(page, 'La quantité renseignée est invalide');
    await correctBy(page, '-21');
    await said(page, 'La quantité renseignée excède le stock actuel');
    await page.getByRole('textbox', { name: /Commentaire/ }).fill('Inventaire du mois');
    await page.getByRole('textbox', { name: /^Correction/ }).fill('-2');
    await said(page, 'Après modification : 18 flacons = 180 doses');
    await page.keyboard.press('Enter');
    await said(page, 'Le stock a bien été modifié');
    await page.getByRole('cell', { name: '18 flacons', exact: true }).waitFor();
  });

  it('moves an expiry, which the history of the batch then tells', async () => {
    const lot = lotOf('STOCK-B');
    await nord.enter(lot, 5);
    const page = await open('dispatch', '/dispatch/stocks', FRENCH_DESK);
    await openBatch(page, lot);
    await typeDate(page, /^Péremption/, '31012020');
    await page.getByRole('textbox', { name: /Commentaire/ }).fill('Étiquette mal lue');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await said(page, 'La date ne peut pas être antérieure à maintenant');
    await typeDate(page, /^Péremption/, '31072036');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await said(page, 'Le stock a bien été modifié');
    await page.getByRole('cell', { name: '31/07/2036', exact: true }).waitFor();
    await page.getByRole('button', { name: `Modifier le lot ${lot}` }).click();
    await said(page, 'Modification de péremption');
  });

  it('says in words when somebody else was quicker', async () => {
    const lot = lotOf('STOCK-C');
    const id = await nord.enter(lot, 20);
    const page = await open('dispatch', '/dispatch/stocks', FRENCH_DESK);
    await openBatch(page, lot);
    await nord.client.put('/dispatch/stock', { idStock: id, quantite: -15, commentaire: 'Autre poste' });
    await page.getByRole('textbox', { name: /Commentaire/ }).fill('Casse');
    await correctBy(page, '-10');
    await said(page, 'La quantité renseignée excède le stock actuel');
  });

  it('asks before what was typed is lost', async () => {
    const lot = lotOf('STOCK-D');
    await nord.enter(lot, 5);
    const page = await open('dispatch', '/dispatch/stocks', FRENCH_DESK);
    await openBatch(page, lot);
    await page.getByRole('textbox', { name: /Commentaire/ }).fill('Inventaire');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rester' }).click();
    expect(await page.getByRole('textbox', { name: /Commentaire/ }).inputValue()).toBe('Inventaire');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quitter la page' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('keeps the search in the address, and sees used-up batches on demand', async () => {
    const lot = lotOf('STOCK-E');
    const id = await nord.enter(lot, 3);
    await nord.client.put('/dispatch/stock', { idStock: id, quantite: -3, commentaire: 'Inventaire' });
    const page = await open('dispatch', '/dispatch/stocks', FRENCH_DESK);
    await page.getByRole('textbox', { name: 'Lot' }).fill(lot);
    await said(page, 'Aucun résultat trouvé');
    await page.getByRole('checkbox', { name: 'Voir les stocks épuisés' }).check();
    await page.getByRole('cell', { name: '0 flacon', exact: true }).waitFor();
    await page.reload();
    await settled(page);
    await page.getByRole('cell', { name: '0 flacon', exact: true }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Lot' }).inputValue()).toBe(lot);
    await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
    await page.getByRole('cell', { name: lot, exact: true }).waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox', { name: 'Voir les stocks épuisés' }).isChecked()).toBe(false);
  });

  it('opens the sheet of a return from the batch that it made', async () => {
    const page = await open('dispatch', '/dispatch/stocks', FRENCH_DESK);
    await page.getByRole('checkbox', { name: 'Retours produit uniquement' }).check();
    await page.waitForURL(/onlyRetour/);
    await page
      .getByRole('link', { name: /Ouvrir la fiche de retour/ })
      .first()
      .click();
    await page.waitForURL(/\/dispatch\/return\/[0-9a-f-]{36}$/);
  });
});

describe('who looks after other centres', () => {
  it('sees them by kind, and folds away what is not needed', async () => {
    const page = await open('referent', '/stocks', FRENCH_DESK);
    const section = page.getByRole('button', { name: /Centres de répartition/ });
    await page.getByRole('table', { name: 'Centres de répartition' }).waitFor();
    await section.click();
    await page.getByRole('table', { name: 'Centres de répartition' }).waitFor({ state: 'hidden' });
    await page.getByRole('combobox', { name: 'Centre', exact: true }).fill('Nord');
    await page.keyboard.press('Enter');
    await page.waitForURL(/idCentre=/);
  });

  it('sees affiliated centres without the own stock', async () => {
    const page = await open('agence', '/referent/affiliated-stocks', FRENCH_DESK);
    await page.getByRole('table', { name: 'Centres de répartition' }).waitFor();
    expect(await page.getByText('Centres référents').count()).toBe(0);
  });

  it('may look at a batch, but not edit it', async () => {
    const page = await open('referent', '/referent/stocks', FRENCH_DESK);
    await page
      .getByRole('button', { name: /^Voir le lot/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: /^Lot / }).waitFor();
    expect(await page.getByRole('button', { name: 'Enregistrer' }).count()).toBe(0);
    await isAccessible(page);
  });

  it('corrects any centre as an administrator', async () => {
    const lot = lotOf('STOCK-F');
    await nord.enter(lot, 8);
    const page = await open('admin', '/stocks', FRENCH_DESK);
    await openBatch(page, lot);
    await page.getByRole('textbox', { name: /Commentaire/ }).fill('Contrôle');
    await correctBy(page, '1');
    await said(page, 'Le stock a bien été modifié');
    await page
      .getByRole('row', { name: lot })
      .getByRole('cell', { name: '9 flacons', exact: true })
      .waitFor();
  });
});

describe('a nurse with a phone', () => {
  it('pages through cards of five and corrects a count on the whole screen', async () => {
    const page = await open('bellevue', '/vaccination/stocks', ENGLISH_PHONE);
    const cards = page.getByRole('list', { name: 'Stock' }).getByRole('listitem');
    await cards.first().waitFor();
    expect(await cards.count()).toBeLessThanOrEqual(5);
    await isAccessible(page);
    await page
      .getByRole('button', { name: /^Edit batch/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit stock' });
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(ENGLISH_PHONE.size.width);
    await isAccessible(page);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('textbox', { name: /Comment/ }).fill('Found behind the tray');
    await page.getByRole('button', { name: 'Save' }).click();
    await said(page, 'The stock has been edited');
  });
});
