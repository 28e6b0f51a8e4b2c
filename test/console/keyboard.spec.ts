/**
 * A pharmacist prepares line after line and never touches the mouse; how many keys that takes is part of the product.
 */
import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { violations } from './support/axe.js';
import { said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { FRENCH_DESK, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
});

/** A keyboard that counts: a letter and a combination are one stroke each. */
class Keys {
  strokes = 0;
  constructor(private readonly page: Page) {}

  async type(text: string): Promise<void> {
    this.strokes += text.length;
    await this.page.keyboard.type(text);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.strokes += 1;
      await this.page.keyboard.press(key);
    }
  }
}

const onProduct = (page: Page) => page.locator('input[role=combobox]:focus').waitFor();
const onQuantity = (page: Page) => page.locator('input[inputmode=numeric]:focus').waitFor();
const lineCount = (page: Page) => page.locator('[data-act=edit]').count();

async function begin(): Promise<{ page: Page; keys: Keys }> {
  const window = await console_.as('dispatch', FRENCH_DESK, '/dispatch/exits');
  await onProduct(window.page);
  return { page: window.page, keys: new Keys(window.page) };
}

/** A letter, Enter, the quantity, Enter. */
async function line(page: Page, keys: Keys, letter: string, quantity: string): Promise<void> {
  const before = await lineCount(page);
  await keys.type(letter);
  await keys.press('Enter');
  await onQuantity(page);
  await keys.type(quantity);
  await keys.press('Enter');
  await page.locator('[data-act=edit]').nth(before).waitFor();
  await onProduct(page);
}

it('twelve lines, from the first key to the delivery note', async () => {
  await nord.enter('KEYS-12', 500, '2026-12-31');
  const { page, keys } = await begin();
  for (let count = 1; count <= 12; count += 1) await line(page, keys, count % 4 === 0 ? 's' : 'i', '2');
  expect(keys.strokes).toBe(48);
  await said(page, '12 lignes');
  expect(await violations(page)).toEqual([]);

  // The first fault takes the focus: the destination, which was not asked before it was needed.
  await keys.press('Control+Enter');
  await said(page, 'Champ obligatoire');
  await keys.type('r');
  await keys.press('Enter', 'Control+Enter');
  const question = page.getByRole('button', { name: 'Confirmer la préparation' });
  await Promise.race([question.waitFor(), page.waitForURL(/exits\/.+/)]);
  if (await question.isVisible()) await keys.press('Enter');
  await page.waitForURL(/exits\/.+/);
  await settled(page);
  await said(page, '12 lignes');
  expect(keys.strokes).toBeLessThanOrEqual(53);
});

it('another batch, a line put right, a line taken away, and all of them cleared', async () => {
  await nord.enter('KEYS-LAST', 30, '2039-12-31');
  const { page, keys } = await begin();
  await line(page, keys, 'i', '4');

  await keys.type('i');
  await keys.press('Enter');
  await onQuantity(page);
  await keys.press('Shift+Tab', 'Enter', 'End', 'Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await said(page, 'KEYS-LAST');
  // Another one ends earlier: the form asks why.
  await keys.press('Tab');
  await keys.type('Demandé');
  await keys.press('Tab');
  await keys.type('3');
  await keys.press('Enter');
  await onProduct(page);
  expect(await lineCount(page)).toBe(2);

  // In the list, the arrow keys lead from line to line.
  await page.getByRole('button', { name: /^Modifier la ligne 2/ }).focus();
  await keys.press('ArrowDown', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Modifier la ligne 1' });
  await dialog.waitFor();
  await onQuantity(page);
  await keys.type('6');
  await keys.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await said(page, '90 doses');

  await page.getByRole('button', { name: /^Modifier la ligne 2/ }).focus();
  await keys.press('Delete');
  await said(page, 'Immunol : ligne retirée');
  expect(await lineCount(page)).toBe(1);

  // To lose what is left is asked about, and Esc keeps it.
  await page.getByRole('button', { name: 'Réinitialiser', exact: true }).focus();
  await keys.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Effacer la saisie ?' });
  await question.getByText("1 ligne et l'expédition seront perdues.").waitFor();
  await keys.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await lineCount(page)).toBe(1);

  await keys.press('Enter');
  await question.waitFor();
  await keys.press('Enter');
  await question.waitFor({ state: 'detached' });
  expect(await lineCount(page)).toBe(0);
});

it('with Enter, thawed goods that came back are taken, where the form asks whether to use them', async () => {
  const lot = lotOf('KEYS-RETURN');
  const bellevue = await Client.signIn(console_.url, 'bellevue');
  const { id: idBl } = await nord.send('Centre Bellevue', lot, 9, 'Vaxilor');
  const { position } = await bellevue.post('/vaccination/entree-stock', { idBl, conforme: true });
  const { body: rows } = await bellevue.get<{ id: string }[]>(`/vaccination/stock?lot=${lot}`, { position });
  await nord.command('/dispatch/retour-stock', {
    idCentreRetour: bellevue.centreId,
    idLigneBl: rows[0]?.id,
    idProduit: nord.productNamed('Vaxilor').id,
    quantite: 9,
  });

  const { page, keys } = await begin();
  await keys.press('Shift+Tab', 'Space');
  await onProduct(page);
  await keys.type('v');
  await keys.press('Enter');
  await page.getByRole('alertdialog', { name: 'Utiliser les retours décongelés ?' }).waitFor();
  await page.getByRole('button', { name: 'Utiliser les retours' }).and(page.locator(':focus')).waitFor();
  expect(await violations(page)).toEqual([]);
  await keys.press('Enter');
  await onQuantity(page);
  // Drawn a moment after the quantity has the focus.
  await page.getByRole('combobox', { name: /^Lot/ }).filter({ hasText: 'Retour produit' }).waitFor();
});

describe('the fridge exit of somebody without a mouse', () => {
  const EXITS = '**/vaccination/sortieFrigo';
  const IS_REFUSED = { status: 500, json: { code: 'global.error.unexpected', message: '' } };
  const IS_ASKED_ABOUT = {
    status: 400,
    json: { globalErrors: [{ code: 'horsLimite', message: 'Hors limite', arguments: [] }], fieldErrors: [] },
  };

  /** A vial of Immunol is chosen, and the key is pressed on the button. */
  async function takeOut(page: Page): Promise<void> {
    await page.getByRole('radio', { name: /Immunol/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Sortir 1 flacon' }).focus();
    await page.keyboard.press('Enter');
  }

  it('begins at the first field again, or is sent again', async () => {
    const lot = lotOf('KEYS-EXIT');
    const bellevue = await Client.signIn(console_.url, 'bellevue');
    const { id: idBl } = await nord.send('Centre Bellevue', lot, 2);
    await bellevue.post('/vaccination/entree-stock', { idBl, conforme: true });
    const { page } = await console_.as('bellevue', FRENCH_DESK, '/vaccination/exits');

    const button = page.getByRole('button', { name: 'Sortir 1 flacon' });
    const question = page.getByRole('alertdialog');

    await page.route(EXITS, (route) => route.fulfill(IS_REFUSED));
    await takeOut(page);
    await button.and(page.locator(':focus')).waitFor();
    await page.unroute(EXITS);
    await page.route(EXITS, (route) => route.fulfill(IS_ASKED_ABOUT));
    await page.keyboard.press('Enter');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await button.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await question.waitFor();
    await page.unroute(EXITS);
    await page.keyboard.type('Le pharmacien est d’accord');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await said(page, 'La sortie a bien été enregistrée');
    await page.locator('input[type=radio]:focus').waitFor();
  });
});
