import { Client } from '../support/client.js';
import { isAccessible, said } from './support/look.js';
import { scan } from './support/scanner.js';
import { StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;
let gtin: string;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
  const { body } = await nord.client.get<{ codeCip: string; nomCommercial: string }[]>(
    '/referentiel/liste/produit',
  );
  gtin = `0${body.find(({ nomCommercial }) => nomCommercial === 'Immunol')?.codeCip}`;
});

describe('a pharmacist at a desk', () => {
  it('counts by lot number, arrow keys and scanner, and closes with the corrections in sight', async () => {
    await nord.enter('COUNT-A', 20);
    await nord.enter('COUNT-B', 8);
    const { page } = await console_.as('dispatch', FRENCH_DESK, '/dispatch/counts');
    await said(page, 'Aucun inventaire');
    await isAccessible(page);
    await page.getByRole('button', { name: 'Commencer un inventaire' }).click();
    await said(page, /0 lots? compté/);
    await isAccessible(page);

    await page.getByRole('textbox', { name: 'Scanner ou saisir un lot' }).fill('count-');
    await page.keyboard.press('Enter');
    const focused = (lot: string) =>
      page
        .getByRole('textbox', { name: `lot ${lot}` })
        .and(page.locator(':focus'))
        .waitFor();
    await focused('COUNT-A');
    await page.keyboard.type('18');
    await page.keyboard.press('Enter');
    await focused('COUNT-B');
    const rowOf = (lot: string) => page.getByRole('row', { name: new RegExp(lot) });
    await rowOf('COUNT-A').getByText('−2 flacons').waitFor();
    await page.keyboard.press('ArrowUp');
    await focused('COUNT-A');

    await scan(page, `01${gtin}10COUNT-B`);
    await said(page, 'Lu : Immunol, lot COUNT-B');
    await focused('COUNT-B');
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await rowOf('COUNT-B').getByText('Aucun écart').waitFor();
    await rowOf('COUNT-A').getByText('−20 doses').waitFor();

    await page.getByRole('button', { name: "Clôturer l'inventaire" }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/1 lot sera corrigé : 0 dose en plus, 20 doses en moins/).waitFor();
    await dialog.getByText(/restent tels quels|reste tel quel/).waitFor();
    await isAccessible(page);
    await dialog.getByRole('button', { name: "Clôturer l'inventaire" }).click();
    await said(page, "L'inventaire est clôturé, le stock est corrigé");
    await page.getByRole('cell', { name: '18 flacons' }).waitFor();
    await isAccessible(page);
    expect(await nord.holds('COUNT-A')).toBe(18);
    expect(await nord.holds('COUNT-B')).toBe(8);
  });
});

describe('a counter on a phone who may not edit the stock', () => {
  it('counts blind, one batch after the other, and abandons', async () => {
    const sud = await Client.signIn(console_.url, 'sud');
    const idProduit = nord.productNamed('Immunol').id;
    const entry = { idProduit, peremption: '2036-06-30', conforme: true };
    for (const [lot, quantite] of [['COUNT-P', 31] as const, ['COUNT-Q', 4] as const])
      expect((await sud.post('/dispatch/entree-stock', { ...entry, lot, quantite })).status).toBe(201);
    const { page } = await console_.as('sud', ENGLISH_PHONE, '/dispatch/counts');
    await page.getByRole('button', { name: 'Start a count' }).click();
    await said(page, 'Somebody who may edit the stock will close it.');
    await isAccessible(page);

    await scan(page, `01${gtin}10COUNT-P`);
    await page.getByRole('form', { name: 'COUNT-P' }).waitFor();
    expect(await page.getByText('31 vials').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Counted' }).fill('30');
    await page.getByRole('button', { name: 'Save, next' }).click();
    await said(page, 'Batch COUNT-P counted');
    await said(page, '−1 vial');
    await isAccessible(page);

    await page.getByRole('textbox', { name: 'Scan or type a batch' }).fill('count-q');
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'COUNT-Q' }).waitFor();
    expect(await page.getByRole('button', { name: 'Close the count' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Abandon the count' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandon the count' }).click();
    await said(page, 'The count is abandoned');
    await isAccessible(page);
  });
});
