import type { BrowserContext, Locator, Page } from 'playwright-core';
import { Client, DEMONSTRATION_PASSWORD } from '../support/client.js';
import { launchProfile, newProfile, removeProfile } from './support/chromium.js';
import { isFitAtEverySize, said } from './support/look.js';
import { goOffline } from './support/offline.js';
import { useConsole } from './support/use-console.js';
import { Versions } from './support/versions.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Look, settled, showPath } from './support/visit.js';

const console_ = useConsole({ newWindows: true });

let versions: Versions;
let bellevue: Client;
const profiles: { folder: string; context: BrowserContext }[] = [];

beforeAll(async () => {
  bellevue = await Client.signIn(console_.url, 'bellevue');
});
beforeEach(async () => {
  versions = new Versions(console_.url);
  await versions.start();
});
afterEach(async () => {
  for (const { context, folder } of profiles.splice(0)) {
    await context.close();
    await removeProfile(folder);
  }
  await versions.stop();
});

/** A browser of its own at the address of the versions. */
async function browser(look: Look, folder?: string): Promise<BrowserContext> {
  const home = folder ?? (await newProfile());
  const context = await launchProfile(home, {
    baseURL: versions.url,
    viewport: look.size,
    locale: look.language === 'fr' ? 'fr-FR' : 'en-US',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  profiles.push({ folder: home, context });
  return context;
}

/** The console follows the user's own language, not the window's. */
const prefer = ({ language }: Look) => bellevue.put('/utilisateurs/langue', { langue: language });

async function signIn(page: Page, path: string): Promise<void> {
  await page.getByRole('textbox', { name: /Identifiant|Login/ }).fill('bellevue');
  await page.getByLabel(/^(Mot de passe|Password)/).fill(DEMONSTRATION_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
  await settled(page);
}

/**
 * Signs in at this path, in the language of the look, and waits until the console is kept in the browser; the window is
 * loaded once more while that goes on, as impatient users do.
 */
async function signedIn(context: BrowserContext, look: Look, path: string): Promise<Page> {
  await prefer(look);
  const page = context.pages()[0] ?? (await context.newPage());
  // At the same address, where nothing is stored yet and no page has to be drawn.
  await page.goto('/health');
  await page.evaluate(`localStorage.setItem('locale', '${look.language}')`);
  await page.goto(path);
  await signIn(page, path);
  await page.reload();
  await settled(page);
  await page.evaluate(`new Promise((done) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) done();
    else serviceWorker.addEventListener('controllerchange', () => done());
  })`);
  return page;
}

/** Whether the window has fetched this file since it was loaded. */
const hasLoaded = (page: Page, file: string) =>
  page.evaluate(`performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/${file}'))`);

const askForVersion = (page: Page) =>
  page.evaluate(
    'navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then(() => undefined)',
  );

/** What a browser asks of a page before it offers to install it. */
async function expectInstallable(page: Page, { language }: Look, name: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { url, data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: language,
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const drawn = await page.evaluate(
      `new Promise((done, fail) => {
        const icon = new Image();
        icon.onload = () => done(icon.naturalWidth + 'x' + icon.naturalHeight);
        icon.onerror = () => fail(new Error('no picture'));
        icon.src = '${new URL(src, url).href}';
      })`,
    );
    expect(drawn).toBe(sizes);
  }
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const scope = await page.evaluate('navigator.serviceWorker.ready.then(({ scope }) => scope)');
  expect(scope).toBe(`${versions.url}/`);
}

/** The paths that the browser keeps the answers of. */
const kept = (page: Page) =>
  page.evaluate(`caches.keys().then((names) => Promise.all(names.map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).then((all) => all.flat())`) as Promise<
    string[]
  >;

describe('without network', () => {
  it('the console opens at every address as its last user left it, and an expired session is continued when the network is back', async () => {
    const folder = await newProfile();
    const first = await browser(FRENCH_DESK, folder);
    const window = await signedIn(first, FRENCH_DESK, '/vaccination/stocks');
    await expectInstallable(window, FRENCH_DESK, 'Registre des vaccins');
    // As after a weekend: the service knows the session no longer.
    await window.evaluate(
      `fetch('/api/admin/auth/logout', { method: 'POST', headers: { authorization: 'Bearer ' + localStorage.getItem('token') } }).then(() => undefined)`,
    );
    await first.close();
    await versions.goAway();

    const context = await browser(FRENCH_DESK, folder);
    await context.setOffline(true);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/vaccination/exits');
    const centre = page.getByRole('combobox', { name: 'Centre sélectionné' });
    await centre.waitFor();
    expect(await centre.inputValue()).toBe('Centre Bellevue');
    await page.locator('h1').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/vaccination/exits');
    await said(page, 'Pas de connexion.');
    await isFitAtEverySize(page);

    await page.goto('/login');
    await page.locator('h1, [role=alert]').first().waitFor();
    await page.goto('/vaccination/exits?lot=1');
    await centre.waitFor();
    const paths = await kept(page);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => path.startsWith('/api') || path.startsWith('/health'))).toEqual([]);

    await versions.listen();
    await context.setOffline(false);
    const dialog = page.getByRole('dialog', { name: 'Se reconnecter' });
    await dialog.getByText(/bellevue/).waitFor();
    await dialog.getByLabel(/^(Mot de passe|Password)/).fill(DEMONSTRATION_PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/vaccination/exits');
  });
});

describe('with the offline mode, on a phone', () => {
  it('records an exit in three taps after a cold start, which the next version sends: it came by itself with the next start', async () => {
    const exits = async () =>
      (await bellevue.get<{ type: string; offline: boolean }[]>('/vaccination/mouvement')).body.filter(
        ({ type, offline }) => type === 'SORTIE_FRIGO' && offline,
      ).length;
    const before = await exits();
    const folder = await newProfile();
    const first = await browser(ENGLISH_PHONE, folder);
    await goOffline(await signedIn(first, ENGLISH_PHONE, '/'));
    await first.close();
    await versions.goAway();

    const second = await browser(ENGLISH_PHONE, folder);
    await second.setOffline(true);
    const page = second.pages()[0] ?? (await second.newPage());
    let taps = 0;
    const tap = async (target: Locator) => {
      taps++;
      await target.click();
    };
    const asked = Date.now();
    await page.goto('/');
    const exit = page.getByRole('navigation', { name: 'Offline operations' }).getByRole('link', {
      name: 'Fridge exit',
    });
    await exit.waitFor();
    process.stdout.write(`usable ${Date.now() - asked} ms after the address was typed\n`);
    await tap(exit);
    await tap(page.getByText('Immunol').first());
    await tap(page.getByRole('button', { name: /^Take out 1 / }));
    await said(page, 'The exit was recorded offline: it will be sent later');
    expect(taps).toBe(3);

    await versions.listen();
    const { after } = await versions.bringOut('MovementScreen');
    await second.setOffline(false);
    await askForVersion(page);
    // The browser has to fetch and keep it first, beside the specs of other workers.
    await page
      .getByText(/A new version is ready/)
      .first()
      .waitFor({ timeout: 120_000 });
    await second.close();
    const third = await browser(ENGLISH_PHONE, folder);
    const next = third.pages()[0] ?? (await third.newPage());
    await next.goto('/');
    await next.getByRole('button', { name: 'Send waiting actions (1)' }).click();
    await said(next, 'Send waiting actions (0)');
    expect(await exits()).toBe(before + 1);
    await next.getByRole('switch').click();
    await next.getByRole('switch', { checked: false }).waitFor();
    await next.goto('/vaccination/movements');
    await settled(next);
    expect(await hasLoaded(next, after)).toBe(true);
  });
});

describe('a new version', () => {
  it('of a console that can be installed waits for the word of the user, and leaves the other window as it is', async () => {
    const ready = /A new version is ready/;
    const context = await browser(ENGLISH_PHONE);
    const page = await signedIn(context, ENGLISH_PHONE, '/vaccination/stocks');
    expect(await page.getByText(ready).count()).toBe(0);
    await expectInstallable(page, ENGLISH_PHONE, 'Vaccine ledger');
    const other = await context.newPage();
    await other.goto('/vaccination/stocks');
    await settled(other);

    const { before, after } = await versions.bringOut('MovementScreen');
    await askForVersion(page);
    await said(page, ready);
    await said(other, ready);
    await isFitAtEverySize(page);
    const loaded = await page.evaluate('performance.timeOrigin');

    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForFunction((origin) => performance.timeOrigin !== origin, loaded);
    await settled(page);
    await page.getByText(ready).waitFor({ state: 'hidden' });
    await page.goto('/vaccination/movements');
    await settled(page);
    expect(await hasLoaded(page, after)).toBe(true);

    // Its own file is on the service no longer.
    await showPath(other, '/vaccination/movements');
    await other.waitForURL('**/vaccination/movements');
    await settled(other);
    expect(await hasLoaded(other, before)).toBe(true);
    await said(other, ready);
  });

  it('is told, in a browser that keeps nothing, where a file is gone: the page asks to be reloaded', async () => {
    const window = await console_.visit(FRENCH_DESK);
    const { page } = window;
    await prefer(FRENCH_DESK);
    await page.goto(`${versions.url}/vaccination/stocks`);
    await signIn(page, '/vaccination/stocks');
    await versions.bringOut('MovementScreen');
    await showPath(page, '/vaccination/movements');
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Historique des mouvements' }).waitFor();
    // The browser itself says that the file did not come.
    window.faults.splice(0);
  });
});
