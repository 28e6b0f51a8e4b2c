import type { Locator } from 'playwright-core';
import { isAccessible, overhang } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, PHONE, settled } from './support/visit.js';

const console_ = useConsole();

/** French words are longer than those of the phones on which every screen is looked at. */
const FRENCH_PHONE = { ...ENGLISH_PHONE, language: 'fr' } as const;

describe('the home', () => {
  it('has the exit from the fridge in sight on a phone, whatever waits', async () => {
    const { page } = await console_.as('bellevue', FRENCH_PHONE);
    await page.getByRole('button', { name: /^Tout afficher/ }).waitFor();
    const tile = page.getByRole('list', { name: 'Votre travail' }).getByRole('link', { name: /frigo/ });
    const { y, height } = (await tile.boundingBox())!;
    expect(y + height).toBeLessThan(PHONE.height);
    expect(await overhang(page)).toEqual([]);
  });

  it('says how long the stock lasts, and stays of use where what waits cannot be read', async () => {
    const { page, moveTo } = await console_.as('dispatch', FRENCH_DESK, '/notice');
    await page.route(/\/centre\/alertes/, (route) => route.abort());
    await moveTo('/');
    const glance = page.getByRole('region', { name: "Le stock d'un coup d'œil" });
    await glance.getByRole('listitem').first().waitFor();
    await page.getByRole('region', { name: 'Ce qui vous attend' }).getByRole('alert').waitFor();
    await page.getByRole('list', { name: 'Votre travail' }).getByRole('link').first().waitFor();
    await page.setViewportSize(PHONE);
    await settled(page);
    expect(await overhang(page)).toEqual([]);
  });
});

interface DashboardRow {
  readonly nomCommercial: string;
  readonly day: { readonly countStock: number };
  readonly week: { readonly countStock: number };
  readonly month: { readonly countStock: number };
}

/** Packages in 24 hours, 7 days, 30 days. */
const counts = async (row: Locator): Promise<number[]> =>
  (await row.locator('td > span').allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')));

describe('the dashboard', () => {
  it('counts an entry in every window, in what remains and in the picture', async () => {
    const nord = await StockKeeper.signIn(console_.url, 'dispatch');
    const { body } = await nord.client.get<DashboardRow[]>('/dispatch/tdb');
    const before = body.find(({ nomCommercial }) => nomCommercial === 'Immunol')!;
    await nord.enter(lotOf('TDB'), 7);

    const { page } = await console_.as('dispatch', FRENCH_DESK, '/dispatch/dashboard');
    const card = page.getByRole('region', { name: 'Immunol' });
    const entries = card.getByRole('row', { name: /^Entrées/ });
    expect(await counts(entries)).toEqual(
      [before.day, before.week, before.month].map(({ countStock }) => countStock + 7),
    );
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
});
