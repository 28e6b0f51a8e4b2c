import type { Page } from 'playwright-core';
import { typeDate } from './support/form.js';
import { isAccessible, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { Traffic } from './support/traffic.js';
import { useConsole } from './support/use-console.js';
import { FRENCH_DESK, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;
beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
});

/** Plateforme Nord at its stock. */
async function open(): Promise<Page> {
  const window = await console_.as('dispatch', FRENCH_DESK, '/dispatch/stocks');
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
    const page = await open();
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
    const page = await open();
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

  it('keeps the search in the address, and sees used-up batches on demand', async () => {
    const lot = lotOf('STOCK-E');
    const id = await nord.enter(lot, 3);
    await nord.client.put('/dispatch/stock', { idStock: id, quantite: -3, commentaire: 'Inventaire' });
    const page = await open();
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
});

describe('who looks after other centres', () => {
  it('sees them by kind, folds away what is not needed, and narrows the rest by a dispatch centre', async () => {
    const { page } = await console_.as('referent', FRENCH_DESK, '/stocks');
    const cells = (name: string) => page.getByRole('cell', { name, exact: true });
    const table = page.getByRole('table', { name: 'Centres de répartition' });
    await table.waitFor();
    await cells('Pharmacie centrale').first().waitFor();
    await page.getByRole('button', { name: /Centres de répartition/ }).click();
    await table.waitFor({ state: 'hidden' });
    await page.getByRole('combobox', { name: 'Centre', exact: true }).fill('Plateforme Nord');
    await page.keyboard.press('Enter');
    await page.waitForURL(/idCentre=/);
    await cells('Pharmacie centrale').first().waitFor({ state: 'detached' });
    await cells('Centre Bellevue').first().waitFor();
    await page
      .getByRole('button', { name: /^Voir le lot/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: /^Lot / }).waitFor();
    await isAccessible(page);
  });

  it('sees those within reach, and is led from each batch that came back to its return', async () => {
    const { page, moveTo } = await console_.as('dispatch', FRENCH_DESK, '/stocks?quantiteNonNulle=false');
    await page.locator('#stock-dispatch').waitFor();
    await page.locator('#stock-vaccination').waitFor();
    expect(await page.locator('#stock-referent').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Retours produit uniquement' }).check();
    await page.waitForURL(/onlyRetour/);
    await settled(page);
    const icons = page
      .getByRole('link', { name: /retour/i })
      .and(page.locator('[href^="/dispatch/return/"]'));
    const addresses = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      await moveTo(address);
      expect(Traffic.of(page).refusals()).toEqual([]);
    }
  });
});
