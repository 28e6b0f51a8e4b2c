import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { explainBatch, pick } from './support/form.js';
import { isAccessible, said } from './support/look.js';
import { scan } from './support/scanner.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Look, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;
let bellevue: Client;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
  bellevue = await Client.signIn(console_.url, 'bellevue');
});

/** A note of 20 vials of Immunol that Centre Bellevue has received. */
async function received(name: string): Promise<{ lot: string; numeroBl: string; line: string }> {
  const lot = lotOf(name);
  const { id: idBl, numeroBl } = await nord.send('Centre Bellevue', lot, 20);
  const { status, body } = await bellevue.post<{ id: string }>('/vaccination/entree-stock', {
    idBl,
    conforme: true,
  });
  expect(status).toBe(201);
  return { lot, numeroBl, line: body.id };
}

async function open(path: string, look: Look): Promise<Page> {
  const window = await console_.as('dispatch', look, path);
  return window.page;
}

async function choose(page: Page, field: string | RegExp, letters: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(letters);
  await page.keyboard.press('Enter');
}

describe('a pharmacist at a desk', () => {
  it('takes back more than the centre has left, once that is confirmed', async () => {
    const { lot, numeroBl, line } = await received('RETURN-A');
    await bellevue.post('/vaccination/sortieFrigo', { idLigneBl: line, quantite: 5 });
    const page = await open('/dispatch/return', FRENCH_DESK);
    await said(page, "Choisissez d'abord un centre de vaccination.");
    await isAccessible(page);
    await choose(page, 'Centre de vaccination', 'belle');
    await pick(page, /Immunol/);
    await settled(page);
    await choose(page, 'Numéro de bon de livraison', numeroBl);
    expect(await page.getByRole('radio', { name: lot }).isChecked()).toBe(true);
    await explainBatch(page);

    await page.getByRole('button', { name: 'Retourner', exact: true }).click();
    await said(page, 'Champ obligatoire');
    await page.getByRole('textbox', { name: /Quantité/ }).fill('20');
    await said(page, 'Il reste 15 flacons de ce lot au centre : une confirmation vous sera demandée.');
    await page.getByRole('textbox', { name: 'Commentaire de retour' }).fill('Séance annulée');
    await isAccessible(page);

    await page.getByRole('button', { name: 'Retourner 20 flacons' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/La quantité saisie est supérieure à la quantité résiduelle/).waitFor();
    await isAccessible(page);
    await question.getByRole('button', { name: 'Annuler' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/dispatch/return');
    expect(await nord.holds(lot)).toBe(0);

    await page.getByRole('button', { name: 'Retourner 20 flacons' }).click();
    await question.getByRole('button', { name: 'Confirmer le retour' }).click();
    await page.waitForURL(/dispatch\/return\/.+/);
    await settled(page);
    await said(page, 'Le retour a bien été enregistré');
    await said(page, /15 flacons y ont été prélevés, l'écart est de 5 flacons/);
    for (const words of [lot, numeroBl, 'Séance annulée', 'Centre Bellevue']) await said(page, words);
    await isAccessible(page);
    expect(await nord.holds(lot)).toBe(20);

    await page.route('**/document?**', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: 'Imprimer la fiche' }).click();
    await said(page, 'Le téléchargement a échoué');
  });

  it('learns that nothing was sent, and comes back to the stock from a sheet that is not there', async () => {
    const page = await open('/dispatch/return', FRENCH_DESK);
    await page.route('**/dispatch/preparation/retour?**', (route) => route.fulfill({ json: [] }));
    await choose(page, 'Centre de vaccination', 'rivi');
    await pick(page, /Vaxilor/);
    await said(page, 'Aucun BL ne correspond à ce centre et produit');
    await isAccessible(page);

    await page.getByRole('button', { name: 'Réinitialiser' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer' }).click();
    await page.goto('/dispatch/return/3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d');
    await page.waitForURL(/dispatch\/stocks/);
    await said(page, "Cet élément n'existe pas ou n'est pas accessible depuis ce centre");
  });
});

describe('a pharmacist with a phone', () => {
  it('takes back what a centre does not need', async () => {
    const { lot, numeroBl } = await received('RETURN-B');
    const page = await open('/dispatch/return', ENGLISH_PHONE);
    await choose(page, 'Vaccination centre', 'belle');
    await pick(page, /Immunol/);
    await settled(page);
    await scan(page, `010340093000002110${lot}`);
    await said(page, `Read: Immunol, batch ${lot}`);
    await explainBatch(page);
    await page.getByRole('textbox', { name: /Quantity/ }).fill('8');
    await isAccessible(page);
    await page.getByRole('button', { name: 'Return 8 vials' }).click();
    await page.waitForURL(/dispatch\/return\/.+/);
    await settled(page);
    for (const words of [lot, numeroBl, '8 vials = 80 doses']) await said(page, words);
    expect(await page.getByText(/the difference is/).count()).toBe(0);
    await isAccessible(page);
    expect(await nord.holds(lot)).toBe(8);
  });
});
