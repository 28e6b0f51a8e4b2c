import type { Locator } from 'playwright-core';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { explainBatch, pick } from './support/form.js';
import { isAccessible, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;
let bellevue: Client;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
  bellevue = await Client.signIn(console_.url, 'bellevue');
});

/** A lot of 12 vials of Immunol in the fridge of Centre Bellevue. */
async function inTheFridge(name: string): Promise<string> {
  const lot = lotOf(name);
  const { id: idBl } = await nord.send('Centre Bellevue', lot, 12);
  const { status } = await bellevue.post('/vaccination/entree-stock', { idBl, conforme: true });
  expect(status).toBe(201);
  return lot;
}

async function left(lot: string): Promise<number> {
  const { body } = await bellevue.get<{ quantite: number }[]>(`/vaccination/stock?lot=${lot}`);
  return body.reduce((sum, { quantite }) => sum + quantite, 0);
}

describe('a nurse at her desk', () => {
  it('takes a vial out in three taps from the home page: exit, product, done', async () => {
    const lot = await inTheFridge('EXIT-A');
    await eventually(async () => (await left(lot)) === 12);
    const before = await left('');
    const { page } = await console_.as('bellevue', FRENCH_DESK);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await tap(page.getByRole('list', { name: 'Votre travail' }).getByRole('link', { name: /frigo/ }));
    const immunol = page.getByText('Immunol').first();
    await immunol.waitFor();
    expect(await page.getByRole('button', { name: 'Sortir', exact: true }).isDisabled()).toBe(true);

    await tap(immunol);
    await tap(page.getByRole('button', { name: 'Sortir 1 flacon' }));
    expect(taps).toBe(3);
    await said(page, 'La sortie a bien été enregistrée');
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/vaccination/exits');
    expect(await page.getByRole('radio', { name: /Immunol/ }).isChecked()).toBe(false);
    await said(page, 'Dernier utilisé');
    await eventually(async () => (await left('')) === before - 1);
  });
});

describe('a nurse with her phone', () => {
  it('gives syringes to the point of her centre, and gets their sheet', async () => {
    const lot = await inTheFridge('EXIT-D');
    const { page } = await console_.as('bellevue', ENGLISH_PHONE, '/vaccination/exits');
    await pick(page, /Immunol/);
    await pick(page, lot);
    await explainBatch(page);
    await page.getByText('Vaccination point', { exact: true }).first().click();
    expect(await page.getByRole('combobox', { name: 'Vaccination point' }).inputValue()).toContain(
      'Point Bellevue',
    );
    await page.getByText('Syringe', { exact: true }).click();
    await page.getByRole('button', { name: /Take out/ }).click();
    await said(page, 'This field is required');
    await isAccessible(page);
    await page.getByRole('textbox', { name: /Number of syringes/ }).fill('14');
    await page.getByRole('button', { name: 'Take out 2 vials' }).click();

    await page.waitForURL(/exits\/.+/);
    await settled(page);
    for (const words of ['2 vials = 20 doses', lot, 'Point Bellevue']) await said(page, words);
    await page.getByRole('button', { name: 'Print the label' }).waitFor();
    expect(await left(lot)).toBe(10);
  });
});
