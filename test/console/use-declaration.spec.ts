import type { Page } from 'playwright-core';
import { pick, typeDate } from './support/form.js';
import { isAccessible, said } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Login, type Look, settled } from './support/visit.js';

const console_ = useConsole();

async function open(login: Login, look: Look): Promise<Page> {
  const window = await console_.as(login, look, '/vaccination/declarations-of-use');
  return window.page;
}

const counts = (page: Page, names: readonly string[]) =>
  Promise.all(names.map((name) => page.getByRole('textbox', { name, exact: true }).inputValue()));

describe('a nurse who declares by the day', () => {
  const DOSES = ['1re dose', '2e dose', '3e dose ou rappel', 'Dose unique'];

  it('declares a day that has passed, and finds it again to correct it', async () => {
    const page = await open('bellevue', FRENCH_DESK);
    await said(page, "Choisissez d'abord un produit et une période.");
    await typeDate(page, /^Jour/, '12032026');
    await said(page, "Cette période est passée : vérifiez la date avant d'enregistrer.");
    await pick(page, /Vaxilor/);
    await settled(page);
    await page.getByRole('textbox', { name: '1re dose' }).fill('14');
    await page.getByRole('textbox', { name: '2e dose' }).fill('6');
    await isAccessible(page);
    await page.getByRole('button', { name: 'Déclarer 20 doses' }).click();
    await said(page, "La déclaration d'utilisation a bien été enregistrée");
    expect(await page.getByRole('radio', { name: /Vaxilor/ }).isChecked()).toBe(false);

    await pick(page, /Vaxilor/);
    await typeDate(page, /^Jour/, '12032026');
    await said(page, /Cette période est déjà déclarée/);
    await page.getByRole('button', { name: 'Déclarer 20 doses' }).waitFor();
    expect(await counts(page, DOSES)).toEqual(['14', '6', '0', '0']);
    await pick(page, /Immunol/);
    await page.getByRole('button', { name: 'Déclarer', exact: true }).waitFor();
    await settled(page);
    expect(await counts(page, DOSES)).toEqual(['0', '0', '0', '0']);
  });
});

describe('a nurse who declares by the week, with a phone', () => {
  it('is warned of a week that lies ahead', async () => {
    const page = await open('riviere', ENGLISH_PHONE);
    await pick(page, /Immunol/);
    await page.getByRole('button', { name: 'Next week' }).click();
    await said(page, /^This period lies ahead/);
    await settled(page);
    await page.getByRole('textbox', { name: 'Single dose' }).fill('9');
    await isAccessible(page);
    await page.getByRole('button', { name: 'Declare 9 doses' }).click();
    await said(page, 'The declaration of use was recorded');

    await pick(page, /Immunol/);
    await page.getByRole('button', { name: 'Next week' }).click();
    await said(page, /declared already/);
    await page.getByRole('button', { name: 'Declare 9 doses' }).waitFor();
    expect(await counts(page, ['Single dose'])).toEqual(['9']);
  });
});
