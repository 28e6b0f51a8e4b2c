import type { Page } from 'playwright-core';
import { violations } from './support/axe.js';
import { typeDate } from './support/form.js';
import { said, saidTimes, stayingAt } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
});

const errorOf = (page: Page, field: string) =>
  page.getByLabel(field, { exact: false }).first().getAttribute('aria-invalid');

async function choose(page: Page, field: string, letters: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(letters);
  await page.keyboard.press('Enter');
}

describe('a dispatch centre at its desk', () => {
  it('enters goods from outside, told what is missing before', async () => {
    const { page } = await console_.as('dispatch', FRENCH_DESK, '/dispatch/stock-entries');
    await page.getByText('Externe', { exact: true }).click();
    const submit = page.getByRole('button', { name: /^Entrer/ });
    expect(await submit.isDisabled()).toBe(true);

    await choose(page, 'Produit', 'immu');
    await submit.click();
    await said(page, 'Un ou plusieurs champs sont incorrects');
    await saidTimes(page, 'Champ obligatoire', 3);
    expect(await errorOf(page, 'Numéro de lot')).toBe('true');
    await page.getByLabel('Numéro de lot').and(page.locator(':focus')).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await stayingAt(page, 480)).toEqual(['header', 'nav', 'aside', 'div']);
    expect(await stayingAt(page, 479)).toEqual([]);

    const lot = lotOf('ENTREE-1');
    await page.getByLabel('Numéro de lot').fill(lot);
    await typeDate(page, /^Péremption/, '31012020');
    await said(page, 'La date ne peut pas être antérieure à maintenant');
    await page.getByRole('textbox', { name: /Quantité/ }).fill('20');
    await said(page, '20 flacons = 200 doses');
    await page.getByRole('button', { name: 'Entrer 20 flacons en stock' }).click();
    await said(page, 'Un ou plusieurs champs sont incorrects');

    await typeDate(page, /^Péremption/, '30062036');
    await page.keyboard.press('Enter');
    await said(page, "L'entrée en stock a bien été enregistrée");
    expect(await page.getByRole('combobox', { name: 'Produit' }).inputValue()).toBe('');
    expect(await nord.holds(lot)).toBe(20);
  });

  it('receives what its referent sent, and says what is not compliant', async () => {
    const referent = await StockKeeper.signIn(console_.url, 'referent');
    const lot = lotOf('ENTREE-2');
    const { numeroBl } = await referent.send('Plateforme Nord', lot, 30);
    const { page } = await console_.as('dispatch', FRENCH_DESK, '/dispatch/stock-entries');
    await page.getByText(numeroBl).click();
    await said(page, lot);
    await said(
      page,
      'Si la quantité reçue est différente de celle affichée, une mise en déchet doit être effectuée.',
    );
    const comment = page.getByRole('textbox', { name: 'Commentaire' });
    expect(await comment.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Réception conforme' }).uncheck();
    await page.getByRole('button', { name: `Réceptionner ${numeroBl}` }).click();
    await said(page, 'Champ obligatoire');
    expect(await violations(page)).toEqual([]);

    await comment.fill('Un carton ouvert');
    await page.keyboard.press('Control+Enter');
    await said(page, "L'entrée en stock a bien été enregistrée");
    await page.getByText(numeroBl).waitFor({ state: 'detached' });
    expect(await nord.holds(lot)).toBe(30);
  });
});

describe('a nurse with her phone', () => {
  it('says line by line what arrived', async () => {
    const lot = lotOf('ENTREE-3');
    const { numeroBl } = await nord.send('Centre Bellevue', lot, 12);
    const { page } = await console_.as('bellevue', ENGLISH_PHONE, '/vaccination/stock-entries');
    expect(await page.getByRole('button', { name: 'Receive', exact: true }).isDisabled()).toBe(true);
    await page.getByText(numeroBl).click();
    await said(page, '120 doses');
    await page.getByRole('checkbox', { name: 'The quantities received differ' }).check();
    const line = page.getByRole('group', { name: `Immunol ${lot}` });
    const less = line.getByRole('button', { name: 'One less' });
    await less.click();
    await less.click();
    await said(page, 'Missing: 2 vials');
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: `Receive ${numeroBl}` }).click();
    await said(page, 'This field is required');

    await line.getByRole('combobox', { name: 'Cause' }).click();
    await page.getByRole('option', { name: 'Breakage' }).click();
    await page.getByRole('button', { name: `Receive ${numeroBl}` }).click();
    await said(page, 'The stock entry was recorded');
    await page.getByText(numeroBl).waitFor({ state: 'detached' });
  });
});
