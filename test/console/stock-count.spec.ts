import { Client } from '../support/client.js';
import { isAccessible, said } from './support/look.js';
import { scan } from './support/scanner.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
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

/** A centre has one open count: an attempt that failed may have left its own. */
async function abandonOpenCounts(client: Client): Promise<void> {
  const { body } = await client.get<{ id: string; statut: string }[]>('/dispatch/inventaire');
  for (const { id } of body.filter(({ statut }) => statut === 'OUVERT')) {
    expect((await client.put(`/dispatch/inventaire/${id}/abandon`, {})).status).toBe(200);
  }
}

describe('a pharmacist at a desk', () => {
  it('counts by lot number, arrow keys and scanner, and closes with the corrections in sight', async () => {
    await abandonOpenCounts(nord.client);
    const prefix = lotOf('COUNT');
    const [fewer, same, usedUp] = [`${prefix}-A`, `${prefix}-B`, `${prefix}-C`];
    await nord.enter(fewer, 20);
    await nord.enter(same, 8);
    await nord.command('/dispatch/dechet', {
      idProduit: nord.productNamed('Immunol').id,
      idStock: await nord.enter(usedUp, 3),
      quantite: 3,
      cause: 'CASSE',
    });
    const { page } = await console_.as('dispatch', FRENCH_DESK, '/dispatch/counts');
    await page.getByRole('button', { name: 'Commencer un inventaire' }).click();
    await said(page, /Lots comptés : 0 sur/);

    await page.getByRole('textbox', { name: 'Scanner ou saisir un lot' }).fill(`${prefix}-`.toLowerCase());
    await page.keyboard.press('Enter');
    const focused = (lot: string) =>
      page
        .getByRole('textbox', { name: `lot ${lot}` })
        .and(page.locator(':focus'))
        .waitFor();
    await focused(fewer);
    await page.keyboard.type('18');
    await page.keyboard.press('Enter');
    await focused(same);
    const rowOf = (lot: string) => page.getByRole('row', { name: new RegExp(lot) });
    await rowOf(fewer).getByText('−2 flacons').waitFor();
    await page.keyboard.press('ArrowUp');
    await focused(fewer);

    await scan(page, `01${gtin}10${same}`);
    await said(page, `Lu : Immunol, lot ${same}`);
    await focused(same);
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await rowOf(same).getByText('Aucun écart').waitFor();
    await rowOf(fewer).getByText('−20 doses').waitFor();

    expect(await rowOf(usedUp).count()).toBe(0);
    await scan(page, `01${gtin}10${usedUp}`);
    await focused(usedUp);
    await isAccessible(page);
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await rowOf(usedUp).getByText('+1 flacon').waitFor();

    await page.getByRole('button', { name: "Clôturer l'inventaire" }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/2 lots seront corrigés : 10 doses en plus, 20 doses en moins/).waitFor();
    await dialog.getByText(/restent tels quels|reste tel quel/).waitFor();
    await isAccessible(page);
    await dialog.getByRole('button', { name: "Clôturer l'inventaire" }).click();
    await said(page, "L'inventaire est clôturé, le stock est corrigé");
    await rowOf(fewer).getByRole('cell', { name: '18 flacons' }).waitFor();
    await isAccessible(page);
    expect(await nord.holds(fewer)).toBe(18);
    expect(await nord.holds(same)).toBe(8);
    expect(await nord.holds(usedUp)).toBe(1);
  });
});

describe('a counter on a phone who may not edit the stock', () => {
  it('counts blind, one batch after the other, and abandons', async () => {
    const sud = await Client.signIn(console_.url, 'sud');
    const idProduit = nord.productNamed('Immunol').id;
    await abandonOpenCounts(sud);
    const [saved, searched] = [lotOf('COUNT-P'), lotOf('COUNT-Q')];
    const entry = { idProduit, peremption: '2036-06-30', conforme: true };
    for (const [lot, quantite] of [[saved, 31] as const, [searched, 4] as const])
      expect((await sud.post('/dispatch/entree-stock', { ...entry, lot, quantite })).status).toBe(201);
    const { page } = await console_.as('sud', ENGLISH_PHONE, '/dispatch/counts');
    await page.getByRole('button', { name: 'Start a count' }).click();
    await said(page, 'Somebody who may edit the stock will close it.');

    await scan(page, `01${gtin}10${saved}`);
    await page.getByRole('form', { name: saved }).waitFor();
    expect(await page.getByText('31 vials').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Counted' }).fill('30');
    await page.getByRole('button', { name: 'Save, next' }).click();
    await said(page, `Batch ${saved} counted`);
    await said(page, '−1 vial');
    await isAccessible(page);

    await page.getByRole('textbox', { name: 'Scan or type a batch' }).fill(searched.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: searched }).waitFor();
    expect(await page.getByRole('button', { name: 'Close the count' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Abandon the count' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandon the count' }).click();
    await said(page, 'The count is abandoned');
    await isAccessible(page);
  });
});
