import type { Page } from 'playwright-core';
import { Client, DEMONSTRATION_PASSWORD } from '../support/client.js';
import { isAccessible, said } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { FRENCH_DESK } from './support/visit.js';

const console_ = useConsole();

/** A window in which nobody is signed in, for a user whose own language is that of the window. */
async function visitFor(login: string) {
  const user = await Client.signIn(console_.url, login);
  await user.put('/utilisateurs/langue', { langue: FRENCH_DESK.language });
  return console_.visit(FRENCH_DESK);
}

const signIn = async (page: Page, login: string, password: string) => {
  await page.getByRole('textbox', { name: 'Identifiant' }).fill(login);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.keyboard.press('Enter');
};

describe('signing in', () => {
  it('says what is wrong, and leads back to where one wanted to go', async () => {
    const window = await console_.visit(FRENCH_DESK);
    const { page } = window;
    await window.open('/vaccination/movements');
    expect(new URL(page.url()).pathname).toBe('/login');
    await signIn(page, 'bellevue', 'wrong');
    await said(page, "L'identifiant ou le mot de passe est incorrect");
    await signIn(page, 'bellevue', DEMONSTRATION_PASSWORD);
    await page.waitForURL('**/vaccination/movements**');
  });

  it('ends everywhere with a sign-out, and where the token has become worthless', async () => {
    const window = await console_.as('bellevue', FRENCH_DESK);
    const { page } = window;
    expect(await page.evaluate('Object.keys(localStorage).sort()')).toEqual(
      expect.arrayContaining(['centerId', 'token']),
    );
    await page.evaluate("localStorage.setItem('token', 'worthless')");
    await page.goto('/vaccination/stocks');
    await page.waitForURL(/\/login/);
    expect(await page.evaluate("localStorage.getItem('token')")).toBeNull();
  });
});

describe('a session that ends while one types', () => {
  it('is continued over the form, and in the other window', async () => {
    const first = await visitFor('sud');
    const { page } = first;
    await first.open('/dispatch/stocks');
    await signIn(page, 'sud', DEMONSTRATION_PASSWORD);
    await page.waitForURL('**/dispatch/stocks**');
    await page.getByRole('textbox', { name: 'Lot' }).fill('IM26');
    const second = await page.context().newPage();
    await second.goto('/dispatch/stocks');
    await second.getByRole('textbox', { name: 'Lot' }).fill('AB-1');

    await page.evaluate(
      `fetch('/api/admin/auth/logout', { method: 'POST', headers: { authorization: 'Bearer ' + localStorage.getItem('token') } })`,
    );
    await page.getByRole('textbox', { name: 'Lot' }).fill('IM261');
    const dialog = page.getByRole('dialog', { name: 'Se reconnecter' });
    await dialog.getByLabel(/^Mot de passe/).fill(DEMONSTRATION_PASSWORD);
    await isAccessible(page);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByRole('textbox', { name: 'Lot' }).inputValue()).toBe('IM261');
    expect(await second.getByRole('textbox', { name: 'Lot' }).inputValue()).toBe('AB-1');

    await page.goto('/logout');
    await second.waitForURL(/\/login/);
    expect(await page.evaluate('Object.keys(localStorage)')).not.toContain('centerId');
  });
});

describe('signing out', () => {
  it('asks once about what was typed, and the way back leads to the sign-in', async () => {
    const window = await console_.as('dispatch', FRENCH_DESK, '/dispatch/stock-entries');
    const { page } = window;
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.getByText('Externe', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Produit' }).fill('immu');
    await page.keyboard.press('Enter');
    await page.getByLabel('Numéro de lot').fill('AB-1');
    await page.getByRole('link', { name: 'Se déconnecter' }).click();
    const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
    await question.getByRole('button', { name: 'Rester' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Numéro de lot').inputValue()).toBe('AB-1');
    await page.getByRole('link', { name: 'Se déconnecter' }).click();
    await question.getByRole('button', { name: 'Quitter la page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vous êtes déconnecté' }).waitFor();
    expect(asked).toEqual([]);
    await page.goBack();
    await page.waitForURL(/\/login\?from=%2Fdispatch%2Fstock-entries/);
  });

  it('leads to the sign-in by the way back too, where one has signed in since', async () => {
    const { page } = await visitFor('bellevue');
    await page.goto('/passwordForgotten');
    await page.getByRole('link', { name: 'Revenir à la connexion' }).click();
    await page.waitForURL('**/login');
    await signIn(page, 'bellevue', DEMONSTRATION_PASSWORD);
    await page.getByRole('heading', { level: 1, name: 'Centre Bellevue' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Recevoir le lien' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Centre Bellevue' }).waitFor();
  });
});

describe('an administrator', () => {
  it('chooses a centre, keeps the administration, and leaves the centre again', async () => {
    const { page } = await console_.as('admin', FRENCH_DESK);
    const selector = page.getByRole('combobox', { name: 'Centre sélectionné' });
    await selector.fill('belle');
    await page.getByRole('option', { name: 'Centre Bellevue' }).click();
    await page.getByRole('heading', { level: 1, name: 'Centre Bellevue' }).waitFor();
    await isAccessible(page);
    await page.goto('/users');
    await page.getByRole('heading', { level: 1, name: 'Utilisateurs' }).waitFor();
    await selector.hover();
    await page.getByRole('button', { name: 'Quitter le centre' }).click();
    await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
    expect(await page.evaluate("localStorage.getItem('centerId')")).toBeNull();
  });
});

describe('the header', () => {
  it('switches the language and keeps the page and what was typed', async () => {
    const window = await console_.as('sud', FRENCH_DESK, '/dispatch/stocks');
    const { page } = window;
    await page.getByRole('textbox', { name: 'Lot' }).fill('IM26');
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Stock' }).waitFor();
    await said(page, 'Show used-up stock');
    expect(await page.getByRole('textbox', { name: 'Batch' }).inputValue()).toBe('IM26');
  });
});

describe('an address', () => {
  it('of another kind of centre is refused in words, and one that leads nowhere says so', async () => {
    const window = await console_.as('bellevue', FRENCH_DESK, '/dispatch/stocks');
    const { page } = window;
    await said(page, "Cette page n'est pas ouverte à votre centre");
    await isAccessible(page);
    await window.moveTo('/nowhere');
    await said(page, "Cette page n'existe pas");
    await isAccessible(page);
    // Where an id is expected and something else is given, too.
    await window.moveTo('/vaccination/exits/add');
    await page.getByRole('link', { name: 'Sortie de frigo' }).and(page.locator('[aria-current]')).waitFor();
    await said(page, "Cette page n'existe pas");
    // That of a plan leads to the plans.
    await window.moveTo('/procurements/abc');
    await page.waitForURL('**/procurements');
  });
});
