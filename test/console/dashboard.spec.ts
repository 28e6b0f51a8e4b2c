import type { Locator } from 'playwright-core';
import { isAccessible } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, settled } from './support/visit.js';

const console_ = useConsole();

/** Packages in 24 hours, 7 days, 30 days. */
const counts = async (row: Locator): Promise<number[]> =>
  (await row.locator('td > span').allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')));

describe('the dashboard', () => {
  it('counts an entry in every window, in what remains and in the picture', async () => {
    const window = await console_.as('dispatch', FRENCH_DESK, '/dispatch/dashboard');
    const { page } = window;
    const card = page.getByRole('region', { name: 'Immunol' });
    const entries = card.getByRole('row', { name: /^Entrées/ });
    const before = await counts(entries);

    const nord = await StockKeeper.signIn(console_.url, 'dispatch');
    await nord.enter(lotOf('TDB'), 7);
    await page.reload();
    await settled(page);
    expect(await counts(entries)).toEqual(before.map((count) => count + 7));
    const [today] = await entries.getByRole('cell').allTextContents();
    expect(today).toMatch(/\d0 doses$/);
    await card.getByRole('img', { name: /^30 derniers jours : entrées/ }).waitFor();
    await card.getByRole('row', { name: /^Sorties/ }).waitFor();
    await card.getByRole('img', { name: /^Stock jour par jour : .*Épuisement prévu le/ }).waitFor();
    await card.getByRole('button', { name: 'Chiffres jour par jour' }).click();
    await card
      .getByRole('row', { name: /Prévision/ })
      .first()
      .waitFor();
    await isAccessible(page);
  });

  it('calls what leaves a vaccination centre vaccinations', async () => {
    const window = await console_.as('bellevue', ENGLISH_PHONE, '/vaccination/dashboard');
    const card = window.page.getByRole('region', { name: 'Immunol' });
    await card.getByRole('row', { name: /^Vaccinations/ }).waitFor();
  });

  it('belongs to the referent too', async () => {
    const window = await console_.as('referent', FRENCH_DESK, '/referent/dashboard');
    await window.page.getByRole('region', { name: 'Vaxilor' }).waitFor();
  });
});
