import type { Locator, Page } from 'playwright-core';
import { violations } from './support/axe.js';
import { explainBatch } from './support/form.js';
import { said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { DESK, ENGLISH_PHONE, FRENCH_DESK, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
});

async function open(path: string, look = FRENCH_DESK): Promise<Page> {
  const window = await console_.as('dispatch', look, path);
  return window.page;
}

const lineCount = (page: Page) => page.locator('[data-act=edit]').count();

/** Product, Enter, quantity, Enter: nothing but the keyboard. */
async function typeLine(page: Page, letters: string, quantity: string): Promise<void> {
  const before = await lineCount(page);
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
  await page.locator('input[inputmode=numeric]:focus').waitFor();
  await page.keyboard.type(quantity);
  await page.keyboard.press('Enter');
  await page.locator('input[role=combobox]:focus').waitFor();
  expect(await lineCount(page)).toBe(before + 1);
}

/** Chooses the batch of the line that is being entered. */
async function chooseBatch(page: Page, lot: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Lot|^Batch/ }).click();
  await page.getByRole('option', { name: lot }).click();
  await explainBatch(page);
}

async function sendTo(page: Page, letters: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Destination' }).fill(letters);
  await page.keyboard.press('Enter');
}

/** In the window, and under nothing else: a click on its middle would hit it. */
async function isInSight(page: Page, place: Locator): Promise<boolean> {
  const { x, y, width, height } = (await place.boundingBox())!;
  const hit = await page.evaluateHandle(`document.elementFromPoint(${x + width / 2}, ${y + height / 2})`);
  return place.evaluate((element, found) => found !== null && element.contains(found), hit.asElement());
}

async function confirmIfAllocated(page: Page): Promise<void> {
  const question = page.getByRole('button', { name: /Confirmer la préparation|Confirm the preparation/ });
  await Promise.race([question.waitFor(), page.waitForURL(/exits\/.+/)]);
  if (await question.isVisible()) await question.click();
  await page.waitForURL(/exits\/.+/);
  await settled(page);
}

describe('a pharmacist at her desk', () => {
  it('is led to the line of a long list that somebody else has emptied, on a small screen too, and mends it', async () => {
    const lot = lotOf('PREP-LOIN');
    const idStock = await nord.enter(lot, 10);
    const page = await open('/dispatch/exits');
    await page.keyboard.type('immu');
    await page.keyboard.press('Enter');
    await chooseBatch(page, lot);
    await page.getByRole('textbox', { name: /Quantité/ }).fill('9');
    await page.keyboard.press('Enter');
    await said(page, '1 ligne');
    for (let count = 0; count < 7; count += 1) await typeLine(page, 'serin', '1');
    await sendTo(page, 'riv');
    const { id: idProduit } = nord.productNamed('Immunol');
    await nord.command('/dispatch/dechet', { idProduit, idStock, quantite: 6, cause: 'CASSE' });

    for (const size of [
      { width: 1280, height: 640 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate('scrollTo({ top: 0 })');
      await page.getByRole('button', { name: 'Valider la préparation' }).click();
      const edit = page.getByRole('button', { name: 'Modifier la ligne 1, Immunol' });
      await edit.and(page.locator(':focus')).waitFor();
      const words = page.getByText('Restant : 4 flacons');
      for (const place of [edit, ...(await words.all())]) expect(await isInSight(page, place)).toBe(true);
      expect(await words.count()).toBe(2);
    }

    await page.setViewportSize(DESK);
    await said(page, /- Immunol \(ligne 1\)/);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Modifier la ligne 1, Immunol' }).click();
    const quantity = page.getByRole('dialog').getByRole('textbox', { name: /Quantité/ });
    await quantity.fill('4');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Valider la préparation' }).click();
    await confirmIfAllocated(page);
    expect(await nord.holds(lot)).toBe(0);
  });

  it('confirms what exceeds the week’s allocation', async () => {
    const lot = lotOf('PREP-PLAN');
    await nord.enter(lot, 9_000);
    const page = await open('/dispatch/exits');
    await page.keyboard.type('immu');
    await page.keyboard.press('Enter');
    await chooseBatch(page, lot);
    await page.getByRole('textbox', { name: /Quantité/ }).fill('8000');
    await page.keyboard.press('Enter');
    await sendTo(page, 'belle');
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && /preparation$/.test(request.url()),
    );
    await page.getByRole('button', { name: 'Valider la préparation' }).click();
    expect((await asked).postDataJSON()).not.toHaveProperty('forceValidation');
    await confirmIfAllocated(page);
    expect(await nord.holds(lot)).toBe(1_000);
  });

  it('cancels what has not arrived, after a question, and sees what cannot be printed', async () => {
    const lot = lotOf('PREP-ANNULE');
    const { id } = await nord.send('Centre Rivière', lot, 5);
    const page = await open(`/dispatch/exits/${id}`);
    await said(page, lot);

    await page.route('**/document?**', (route) => route.fulfill({ status: 404, body: '{}' }));
    await page.getByRole('button', { name: 'Imprimer' }).click();
    await page.getByRole('menuitem', { name: 'Bon de livraison' }).click();
    await said(page, 'Le téléchargement a échoué');

    await page.getByRole('button', { name: 'Annuler la préparation' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Annuler la préparation' }).click();
    // It has a button of the same name, and may be drawn a moment longer.
    await question.waitFor({ state: 'detached' });
    await said(page, "L'annulation de la préparation a bien été effectuée");
    await said(page, 'Cette préparation a été annulée');
    expect(await page.getByRole('button', { name: 'Annuler la préparation' }).isDisabled()).toBe(true);
    expect(await nord.holds(lot)).toBe(5);
  });
});

describe('a pharmacist with his phone', () => {
  it('adds a line in a dialog of its own, and chooses the labels of what he sent', async () => {
    await nord.enter('PREP-PHONE', 40, '2027-01-31');
    const page = await open('/dispatch/exits', ENGLISH_PHONE);
    await page.getByRole('button', { name: 'Add a product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a product' });
    await dialog.getByRole('button', { name: 'Add the line' }).click();
    await said(page, 'This field is required');
    await dialog.getByRole('combobox', { name: 'Product' }).fill('immu');
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: /Quantity/ }).fill('3');
    await said(page, '3 vials = 30 doses');
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add the line' }).click();
    await dialog.waitFor({ state: 'detached' });
    await said(page, '1 line');

    await page.getByRole('combobox', { name: 'Destination' }).fill('riv');
    await page.getByRole('option').first().click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Validate the preparation' }).click();
    await confirmIfAllocated(page);
    await said(page, '30 doses');

    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('menuitem', { name: 'Labels', exact: true }).click();
    await page.getByRole('dialog', { name: 'Label selection' }).waitFor();
    // What is asked for is enough: nobody reads the paper.
    await page.route(/etiquette$/, (route) => route.fulfill({ status: 404, body: '{}' }));
    const asked = page.waitForRequest(/etiquette$/);
    await page.getByRole('button', { name: 'Print the labels' }).click();
    expect((await asked).postDataJSON()).toMatchObject([{ lignes: [{}] }]);
  });
});
