import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { pick } from './support/form.js';
import { isAccessible, said, saidTimes } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Look, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
});

async function open(login: 'referent' | 'dispatch' | 'bellevue', path: string, look: Look): Promise<Page> {
  const window = await console_.as(login, look, path);
  return window.page;
}

async function chooseCause(page: Page, cause: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Cause/ }).click();
  await page.getByRole('option', { name: cause, exact: true }).click();
}

describe('a pharmacist at a desk', () => {
  it('scraps a whole batch for another cause, which has to be told', async () => {
    const lot = lotOf('SCRAP-A');
    await nord.enter(lot, 30);
    const page = await open('dispatch', '/dispatch/scrappings', FRENCH_DESK);
    await pick(page, /Immunol/);
    await page.getByRole('button', { name: 'Mettre en déchet', exact: true }).click();
    await said(page, 'Un ou plusieurs champs sont incorrects');
    await saidTimes(page, 'Champ obligatoire', 3);
    await isAccessible(page);

    await pick(page, lot);
    await page.getByRole('button', { name: 'Tout le lot (30 flacons)' }).click();
    await said(page, '30 flacons = 300 doses');
    await chooseCause(page, 'Casse');
    const comment = page.getByRole('textbox', { name: /Commentaire/ });
    await comment.fill('Chute du carton');
    await chooseCause(page, 'Autre');
    expect(await comment.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Mettre 30 flacons en déchet' }).click();
    await said(page, 'Champ obligatoire');
    await comment.fill('Rappel du fabricant');
    await page.keyboard.press('Control+Enter');

    await said(page, 'La mise en déchet a bien été prise en compte');
    await page.waitForURL(/dispatch\/scrappings\/.+/);
    await settled(page);
    for (const words of [lot, 'Autre', 'Rappel du fabricant', '30 flacons = 300 doses']) {
      await said(page, words);
    }
    await isAccessible(page);
    expect(await nord.holds(lot)).toBe(0);

    await page.route('**/document?**', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: "Imprimer l'étiquette" }).click();
    await said(page, 'Le téléchargement a échoué');
  });

  it('counts in boxes, and learns in words that others were quicker', async () => {
    const lot = lotOf('SCRAP-B');
    const idStock = await nord.enter(lot, 25);
    const page = await open('dispatch', '/dispatch/scrappings', FRENCH_DESK);
    await pick(page, /Immunol/);
    await pick(page, lot);
    await page.getByText('Boîte de 10 flacons').click();
    await page.getByRole('textbox', { name: /Quantité/ }).fill('2');
    await said(page, '20 flacons = 200 doses');
    await chooseCause(page, 'Perte');

    const { id: idProduit } = nord.productNamed('Immunol');
    await nord.command('/dispatch/dechet', { idProduit, idStock, quantite: 10, cause: 'CASSE' });
    await page.getByRole('button', { name: 'Mettre 20 flacons en déchet' }).click();
    await said(page, 'La quantité saisie est supérieure au stock');
    expect(await nord.holds(lot)).toBe(15);
  });

  it('finds the same screen at the referent centre', async () => {
    const page = await open('referent', '/referent/scrappings', FRENCH_DESK);
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('radiogroup', { name: 'Lot' }).waitFor();
    await isAccessible(page);
  });
});

describe('a nurse with her phone', () => {
  it('scraps a broken vial', async () => {
    const lot = lotOf('SCRAP-C');
    const { id: idBl } = await nord.send('Centre Bellevue', lot, 5);
    const bellevue = await Client.signIn(console_.url, 'bellevue');
    await bellevue.post('/vaccination/entree-stock', { idBl, conforme: true });

    const page = await open('bellevue', '/vaccination/scrappings', ENGLISH_PHONE);
    await pick(page, /Immunol/);
    await pick(page, lot);
    const quantity = page.getByRole('textbox', { name: /Quantity/ });
    await quantity.fill('6');
    await page.getByRole('button', { name: 'Scrap 6 vials' }).click();
    await said(page, 'The quantity entered exceeds the stock');
    await isAccessible(page);
    await quantity.fill('1');
    await chooseCause(page, 'Breakage');
    await page.getByRole('button', { name: 'Scrap 1 vial' }).click();

    await page.waitForURL(/vaccination\/scrappings\/.+/);
    await settled(page);
    for (const words of [lot, 'Breakage', '1 vial = 10 doses']) await said(page, words);
    await isAccessible(page);
  });
});
