import type { Page } from 'playwright-core';
import { Client, DEMONSTRATION_PASSWORD } from '../support/client.js';
import { button, explainBatch, field, pick } from './support/form.js';
import { isAccessible, overhang, said } from './support/look.js';
import { go, goOffline, inTheFridge, recorded, takeOut } from './support/offline.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Look } from './support/visit.js';

const console_ = useConsole({ newWindows: true });
let nord: StockKeeper;
let bellevue: Client;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
  bellevue = await Client.signIn(console_.url, 'bellevue');
});

const fridge = (name: string, vials: number) => inTheFridge(nord, bellevue, name, vials);

const idOf = async (lot: string): Promise<string> =>
  (await bellevue.get<{ id: string }[]>(`/vaccination/stock?lot=${lot}`)).body[0]!.id;

async function open(look: Look): Promise<Page> {
  return (await console_.as('bellevue', look)).page;
}

async function leaveOffline(page: Page): Promise<void> {
  await page.getByRole('switch').click();
  await page.getByRole('switch', { checked: false }).waitFor();
}

async function signOutEverywhere(page: Page): Promise<void> {
  await go(page, '/me');
  await button(page, 'Sign out everywhere').click();
  await button(page.getByRole('alertdialog'), 'Sign out everywhere').click();
}

const network = (page: Page, isThere: boolean) => page.context().setOffline(!isThere);

/** Room of the browser (bytes), and what fills it to the last hundred of them in a database of its own. */
const QUOTA = 8_000_000;
const FILL = `(async () => {
  const database = await new Promise((done) => {
    const opening = indexedDB.open('ballast', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('ballast', { autoIncrement: true });
    opening.onsuccess = () => done(opening.result);
  });
  const fits = (bytes) => new Promise((done) => {
    const transaction = database.transaction('ballast', 'readwrite');
    transaction.objectStore('ballast').put(crypto.getRandomValues(new Uint8Array(bytes)));
    transaction.oncomplete = () => done(true);
    transaction.onabort = () => done(false);
  });
  for (let bytes = 65_536; bytes > 64; bytes /= 4) while (await fits(bytes));
  database.close();
})()`;

describe('without a network, at a desk in French', () => {
  it('receives, takes out, scraps and edits, and sends all of it in its order', async () => {
    const lot = await fridge('OFF-A', 10);
    const arriving = lotOf('OFF-B');
    const { numeroBl } = await nord.send('Centre Bellevue', arriving, 5);
    const page = await open(FRENCH_DESK);
    await goOffline(page);
    await isAccessible(page);
    await go(page, '/vaccination/dashboard');
    await said(page, "Cette page n'est pas disponible hors connexion");
    await network(page, false);

    await go(page, '/vaccination/stock-entries');
    await pick(page, new RegExp(numeroBl));
    await page.getByRole('button', { name: `Réceptionner ${numeroBl}` }).click();
    await said(page, "L'entrée en stock a été enregistrée hors connexion : elle sera envoyée plus tard");
    await go(page, '/vaccination/exits');
    await takeOut(page, arriving, 'Depuis le bon reçu');
    await takeOut(page, lot, 'Séance');
    await go(page, '/vaccination/scrappings');
    await pick(page, /Immunol/);
    await pick(page, lot);
    await explainBatch(page);
    await page.getByRole('textbox', { name: /Quantité/ }).fill('2');
    await page.getByRole('combobox', { name: /^Cause/ }).click();
    await page.getByRole('option', { name: 'Casse' }).click();
    await page.getByRole('button', { name: 'Mettre 2 flacons en déchet' }).click();
    await said(page, 'La mise en déchet a été enregistrée hors connexion : elle sera envoyée plus tard');
    await go(page, '/vaccination/stocks');
    await page.getByRole('textbox', { name: 'Lot', exact: true }).fill(lot);
    await page.getByRole('button', { name: `Modifier le lot ${lot}` }).click();
    await page.getByRole('textbox', { name: /^Correction/ }).fill('-1');
    await page.getByRole('textbox', { name: /^Commentaire/ }).fill('Inventaire');
    await button(page, 'Enregistrer').click();
    await said(
      page,
      'La modification du stock a été enregistrée hors connexion : elle sera envoyée plus tard',
    );
    await said(page, '6 flacons');
    expect(await page.getByRole('button', { name: /Exporter/ }).isDisabled()).toBe(true);
    expect(await page.getByText('Voir les stocks épuisés').count()).toBe(0);

    await go(page, '/');
    await said(page, 'Envoyer les actions en attente (5)');
    await page.getByRole('switch').click();
    await said(page, 'Des actions sont en attente : envoyez-les avant de quitter le mode hors connexion.');
    expect(await page.getByRole('combobox', { name: 'Centre sélectionné' }).isDisabled()).toBe(true);
    await isAccessible(page);
    expect(await recorded(nord, bellevue, arriving)).toEqual([]);

    await network(page, true);
    await button(page, 'Envoyer les actions en attente (5)').click();
    await said(page, 'Envoyer les actions en attente (0)');
    expect((await recorded(nord, bellevue, lot)).slice(1)).toMatchObject([
      { type: 'SORTIE_FRIGO', commentaire: 'Séance', offline: true },
      { type: 'DECHET', offline: true },
      { type: 'CORRECTION', commentaire: 'Inventaire', offline: true },
    ]);
    expect(await recorded(nord, bellevue, arriving)).toMatchObject([
      { type: 'ENTREE', offline: true },
      { type: 'SORTIE_FRIGO', commentaire: 'Depuis le bon reçu', offline: true },
    ]);
    await page.getByRole('switch').click();
    await page.getByRole('switch', { checked: false }).waitFor();
    await said(page, 'Tableau de bord');
  });

  it('says that its storage is full before anything is typed, and keeps what is stored and what is typed', async () => {
    const lot = await fridge('OFF-H', 5);
    const { page } = await console_.visit(FRENCH_DESK);
    const device = await page.context().newCDPSession(page);
    const origin = console_.url;
    // Before the first write: the browser asks for its limit seldom.
    await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA });
    const session = { username: 'bellevue', password: DEMONSTRATION_PASSWORD };
    const { token } = (await bellevue.post<{ token: string }>('/auth/login', session)).body;
    await bellevue.put('/utilisateurs/langue', { langue: 'fr' });
    const remembered = JSON.stringify({ token, centerId: bellevue.centreId });
    await page.addInitScript(`Object.assign(localStorage, ${remembered})`);
    await page.goto('/');
    await goOffline(page);
    await go(page, '/vaccination/exits');
    await takeOut(page, lot, 'Une');
    await pick(page, /Immunol/);
    await pick(page, lot);
    await explainBatch(page);
    const comment = page.getByRole('textbox', { name: /^Commentaire/ });
    await comment.fill('Deux');

    await page.evaluate(FILL);
    const full = /L'espace de stockage de cet appareil est plein/;
    const submit = page.getByRole('button', { name: /^Sortir 1 / });
    await submit.click();
    await said(page, full);
    expect(await comment.inputValue()).toBe('Deux');
    const other = await page.context().newPage();
    await other.goto('/vaccination/scrappings');
    await said(other, full);
    await other.close();

    await device.send('Storage.overrideQuotaForOrigin', { origin });
    await submit.click();
    await comment.waitFor({ state: 'detached' });
    await page.getByText(full).first().waitFor({ state: 'detached' });
    await go(page, '/');
    await button(page, 'Envoyer les actions en attente (2)').click();
    await said(page, 'Envoyer les actions en attente (0)');
    expect((await recorded(nord, bellevue, lot)).slice(1).map(({ commentaire }) => commentaire)).toEqual([
      'Une',
      'Deux',
    ]);
  });
});

describe('with a phone, in English', () => {
  it('is told what became of a batch that a colleague emptied, corrects and sends', async () => {
    const [lot, other] = [await fridge('OFF-D', 4), await fridge('OFF-E', 4)];
    const page = await open(ENGLISH_PHONE);
    await goOffline(page);
    await network(page, false);
    await go(page, '/vaccination/exits');
    await pick(page, /Immunol/);
    await pick(page, lot);
    await explainBatch(page);
    await page.getByRole('textbox', { name: /^Quantity/ }).fill('3');
    await page.getByRole('button', { name: 'Take out 3 vials' }).click();
    await said(page, 'The exit was recorded offline: it will be sent later');
    await takeOut(page, lot, 'held back', 'en');
    await takeOut(page, other, 'independent', 'en');
    const taken = { idLigneBl: await idOf(lot), quantite: 2, commentaire: 'colleague' };
    expect((await bellevue.post('/vaccination/sortieFrigo', taken)).status).toBe(201);

    await network(page, true);
    await go(page, '/');
    await button(page, 'Send waiting actions (3)').click();
    await said(page, 'In error');
    await said(page, 'The quantity entered exceeds the stock');
    await said(page, 'Waits until a refused action on the same batch is corrected or dropped.');
    await said(page, /4 expected, 2 at the service/);
    await said(page, /Fridge exit −2/);
    expect(await overhang(page)).toEqual([]);
    await isAccessible(page);
    expect((await recorded(nord, bellevue, other)).slice(1)).toMatchObject([{ commentaire: 'independent' }]);

    await button(page, 'Correct').click();
    await field(page.getByRole('dialog'), 'Quantity').fill('1');
    await isAccessible(page);
    await button(page, 'Correct and resend').click();
    await said(page, 'Send waiting actions (0)');
    expect(
      (await recorded(nord, bellevue, lot))
        .slice(1)
        .map(({ commentaire }) => commentaire)
        .sort(),
    ).toEqual(['colleague', 'held back', null]);
  });

  it('keeps a form that found no network, which counts once', async () => {
    const lot = await fridge('OFF-G', 4);
    const page = await open(ENGLISH_PHONE);
    await go(page, '/vaccination/exits');
    await pick(page, /Immunol/);
    await pick(page, lot);
    await explainBatch(page);
    await page.getByRole('textbox', { name: /^Comment/ }).fill('kept');
    // It reaches the service, whose answer is lost.
    await page.route('**/vaccination/sortieFrigo', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: /^Take out 1 / }).click();
    await said(page, 'The service cannot be reached');
    await isAccessible(page);
    await button(page, 'Keep offline').click();
    await said(page, 'The exit was recorded offline: it will be sent later');
    await page.unroute('**/vaccination/sortieFrigo');
    await go(page, '/');
    await button(page, 'Send waiting actions (1)').click();
    await said(page, 'Send waiting actions (0)');
    expect((await recorded(nord, bellevue, lot)).slice(1)).toMatchObject([{ commentaire: 'kept' }]);
  });
});

/** The last story: it ends all sessions of this user, that of this file among them. */
describe('with a phone, in English, until the end of the session', () => {
  it('drops a refused action with a reason, and cannot sign out before', async () => {
    bellevue = await Client.signIn(console_.url, 'bellevue');
    const lot = await fridge('OFF-F', 1);
    const page = await open(ENGLISH_PHONE);
    await goOffline(page);
    await go(page, '/vaccination/exits');
    await takeOut(page, lot, 'too late', 'en');
    const taken = { idLigneBl: await idOf(lot), quantite: 1 };
    expect((await bellevue.post('/vaccination/sortieFrigo', taken)).status).toBe(201);
    await page.goto('/logout');
    await said(page, 'You cannot sign out: actions are to be sent, corrected or dropped.');
    await page.getByRole('button', { name: /Send waiting/ }).click();
    await said(page, 'In error');
    // Nor from elsewhere, once the mode is left.
    await leaveOffline(page);
    await signOutEverywhere(page);
    await said(page, 'You cannot sign out: actions are to be sent, corrected or dropped.');
    await button(page, 'See the synchronisation').click();
    await button(page, 'Drop').click();
    await page.getByRole('alertdialog').getByRole('textbox').fill('Counted twice');
    await button(page.getByRole('alertdialog'), 'Drop').click();
    await said(page, 'Counted twice');
    await leaveOffline(page);
    await signOutEverywhere(page);
    await said(page, 'You are signed out');
    expect(await page.evaluate("localStorage.getItem('offline-actions')")).toBeNull();
  });
});
