import type { Page } from 'playwright-core';
import { typeDate } from './support/form.js';
import { isAccessible, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Login, type Look } from './support/visit.js';

const console_ = useConsole();

async function open(login: Login, path: string, look: Look): Promise<Page> {
  const window = await console_.as(login, look, path);
  return window.page;
}

describe('the movement history', () => {
  it('begins with this week, leads to the preparation of a line, and is searched', async () => {
    const lot = lotOf('MVT');
    const nord = await StockKeeper.signIn(console_.url, 'dispatch');
    const note = await nord.send('Centre Bellevue', lot, 12);
    const page = await open('dispatch', '/dispatch/movements', FRENCH_DESK);
    await page.getByRole('row', { name: new RegExp(`Entrée.*${lot}.*\\+12 flacons`) }).waitFor();
    const prepared = page.getByRole('row', { name: new RegExp(`Préparation.*${lot}.*−12 flacons`) });
    await prepared.getByText('Vers Centre Bellevue').waitFor();
    await prepared.getByRole('button', { name: /^Fiche/ }).click();
    await page.waitForURL(`**/dispatch/exits/${note.id}`);
    await page.goBack();
    await prepared.waitFor();

    await page.getByRole('combobox', { name: 'Destination' }).fill('Rivière');
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: 'Vers Centre Bellevue' }).first().waitFor({ state: 'detached' });
    await typeDate(page, 'Du', '01012036');
    await said(page, 'La date de début ne peut pas être antérieure à celle de fin');
    await isAccessible(page);
    await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
    await page.getByRole('cell', { name: 'Vers Centre Bellevue' }).first().waitFor();
    await page.getByRole('textbox', { name: 'Bon de livraison' }).fill('nothing like that');
    await said(page, 'Aucun résultat trouvé');
  });

  it('shows a vaccination point what was taken out for it, and leads to it', async () => {
    const page = await open('point', '/vaccination/movements', ENGLISH_PHONE);
    const filters = page.getByRole('button', { name: /^Filters/ });
    expect(await page.getByRole('group', { name: 'From' }).isVisible()).toBe(false);
    await filters.click();
    await typeDate(page, 'From', '01012026');
    await page.waitForURL(/2025-12-31T23/);
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    await said(page, 'Exit to a point');
    await isAccessible(page);
    await page
      .getByRole('button', { name: /^Sheet: Exit to a point/ })
      .first()
      .click();
    await page.waitForURL(/\/vaccination\/exits\/[0-9a-f-]{36}$/);
  });
});
