import type { Page } from 'playwright-core';
import { pick } from './support/form.js';
import { isAccessible, said, saidTimes } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { FRENCH_DESK, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
});

async function chooseCause(page: Page, cause: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Cause/ }).click();
  await page.getByRole('option', { name: cause, exact: true }).click();
}

describe('a pharmacist at a desk', () => {
  it('scraps a whole batch for another cause, which has to be told', async () => {
    const lot = lotOf('SCRAP-A');
    await nord.enter(lot, 30);
    const { page } = await console_.as('dispatch', FRENCH_DESK, '/dispatch/scrappings');
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
    expect(await nord.holds(lot)).toBe(0);
  });
});
