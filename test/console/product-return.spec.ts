import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { explainBatch, pick } from './support/form.js';
import { isAccessible, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { FRENCH_DESK, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;
let bellevue: Client;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
  bellevue = await Client.signIn(console_.url, 'bellevue');
});

async function choose(page: Page, field: string | RegExp, letters: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(letters);
  await page.keyboard.press('Enter');
}

describe('a pharmacist at a desk', () => {
  it('takes back more than the centre has left, once that is confirmed', async () => {
    const lot = lotOf('RETURN');
    const { id: idBl, numeroBl } = await nord.send('Centre Bellevue', lot, 20);
    const entry = { idBl, conforme: true };
    const { status, body } = await bellevue.post<{ id: string }>('/vaccination/entree-stock', entry);
    expect(status).toBe(201);
    await bellevue.post('/vaccination/sortieFrigo', { idLigneBl: body.id, quantite: 5 });
    const { page } = await console_.as('dispatch', FRENCH_DESK, '/dispatch/return');
    await said(page, "Choisissez d'abord un centre de vaccination.");
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
    expect(await nord.holds(lot)).toBe(20);
  });
});
