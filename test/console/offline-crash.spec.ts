/**
 * What the screen said was recorded is in the ledger once, in its order and with its own date, whatever was killed when
 * (docs/rules/offline.md, OF-5 and OF-6). `OFFLINE_ROUNDS` plays more rounds than a run of all specs has time for.
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { Client, DEMONSTRATION_PASSWORD } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { ServiceProcess } from '../support/service.js';
import { launchProfile, newProfile, removeProfile } from './support/chromium.js';
import { goOffline, inTheFridge, recorded, takeOut } from './support/offline.js';
import { StockKeeper } from './support/stock-data.js';
import { fetchNothingAhead } from './support/visit.js';

const given = Number(process.env.OFFLINE_ROUNDS) || undefined;
const KILLS = given ?? 3;
const OUTAGES = given ? Math.ceil(given / 5) : 1;
const WINDOW_ROUNDS = given ? Math.ceil(given / 5) : 1;
const ROUND_MS = 60_000;

let service: ServiceProcess;
let nord: StockKeeper;
let bellevue: Client;
let token: string;

beforeAll(async () => {
  service = await ServiceProcess.withDemonstration({ LOG_LEVEL: 'warn' });
  await service.start(120_000);
  nord = await StockKeeper.signIn(service.url, 'dispatch');
  bellevue = await Client.signIn(service.url, 'bellevue');
  const { body } = await bellevue.post<{ token: string }>('/auth/login', {
    username: 'bellevue',
    password: DEMONSTRATION_PASSWORD,
    rememberMe: true,
  });
  token = body.token;
  await bellevue.put('/utilisateurs/langue', { langue: 'fr' });
}, 240_000);
afterAll(() => service?.remove());

/** A browser whose profile outlives it. */
class Device {
  private context: BrowserContext | undefined;

  private constructor(private readonly profile: string) {}

  static async create(): Promise<Device> {
    return new Device(await newProfile());
  }

  async open(): Promise<Page> {
    this.context = await launchProfile(this.profile, {
      baseURL: service.url,
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      // No page is opened here while the service is away: what keeps the console in the browser has stories of its own.
      serviceWorkers: 'block',
    });
    await fetchNothingAhead(this.context);
    const remembered = JSON.stringify({ token, centerId: bellevue.centreId, locale: 'fr' });
    await this.context.addInitScript(`Object.assign(localStorage, ${remembered})`);
    return this.window();
  }

  async window(): Promise<Page> {
    const page = await this.context!.newPage();
    await page.goto('/');
    await page.getByRole('switch').waitFor();
    return page;
  }

  /** SIGKILL to the browser's main process and to all that it started. */
  async kill(): Promise<void> {
    const pids = await processesOf(this.profile);
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It was quicker.
      }
    }
    await this.context?.close().catch(() => undefined);
    for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket']) {
      await rm(join(this.profile, lock), { force: true });
    }
  }

  async remove(): Promise<void> {
    await this.context?.close().catch(() => undefined);
    await removeProfile(this.profile);
  }
}

/** The processes that were started with this word in their command. */
async function processesOf(word: string): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  const commands = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return pids.filter((_, index) => commands[index]!.includes(word));
}

/** An exit that the page said to be recorded, and when it was made. */
interface Confirmed {
  readonly comment: string;
  readonly from: number;
  readonly until: number;
}

/**
 * Takes vials out, one after the other, until the page or the network is no more.
 * @param confirmed gets what the page confirms, as it does
 * @returns the same
 */
async function work(
  page: Page,
  lot: string,
  name: string,
  most: number,
  confirmed: Confirmed[] = [],
): Promise<Confirmed[]> {
  try {
    for (let count = 0; count < most; count++) {
      const comment = `${name}-${count}`;
      const began = Date.now();
      await takeOut(page, lot, comment);
      confirmed.push({ comment, from: began, until: Date.now() });
    }
  } catch (error) {
    if (!/closed|crashed/i.test(String(error))) throw error;
  }
  return confirmed;
}

/** The mode may have been lost with the browser; actions never are. */
async function offline(page: Page): Promise<void> {
  if ((await page.getByRole('switch').getAttribute('aria-checked')) !== 'true') await goOffline(page);
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sortie de frigo' }).first().click();
  await page.getByRole('radio', { name: /Immunol/ }).waitFor({ state: 'attached' });
}

const openActions = (page: Page): Promise<number> =>
  page.evaluate(
    "JSON.parse(localStorage.getItem('offline-actions') ?? '[]').filter(({ status }) => status === 'WAITING').length",
  );

/** Sends again and again until nothing waits, and signs in where the service did not know the session. */
async function sendAll(page: Page): Promise<void> {
  const deadline = Date.now() + 3 * ROUND_MS;
  const dialog = page.getByRole('dialog', { name: 'Se reconnecter' });
  while ((await openActions(page)) > 0) {
    if (Date.now() > deadline) throw new Error('actions are still waiting');
    if (await dialog.isVisible()) {
      await dialog.getByLabel(/^Mot de passe/).fill(DEMONSTRATION_PASSWORD);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
    }
    const send = page.getByRole('button', { name: /^Envoyer les actions/ });
    if (await send.isEnabled().catch(() => false))
      await send.click({ timeout: 2_000 }).catch(() => undefined);
    await sleep(200);
  }
}

async function expectOnce(lot: string, confirmed: readonly Confirmed[]): Promise<void> {
  const exits = (await recorded(nord, bellevue, lot)).filter(({ type }) => type === 'SORTIE_FRIGO');
  const comments = exits.map(({ commentaire }) => commentaire);
  expect(new Set(comments).size).toBe(comments.length);
  const inLedger = comments.filter((comment) => confirmed.some((each) => each.comment === comment));
  expect(inLedger).toEqual(confirmed.map(({ comment }) => comment));
  for (const { comment, from, until } of confirmed) {
    const { date, offline } = exits.find(({ commentaire }) => commentaire === comment)!;
    expect(offline).toBe(true);
    expect(Date.parse(date)).toBeGreaterThanOrEqual(from);
    expect(Date.parse(date)).toBeLessThanOrEqual(until);
  }
}

it(
  `${KILLS} times the browser is killed at any moment`,
  async () => {
    const lot = await inTheFridge(nord, bellevue, 'KILL', 5_000);
    const device = await Device.create();
    const confirmed: Confirmed[] = [];
    try {
      const first = await device.open();
      await goOffline(first);
      for (let round = 0; round < KILLS; round++) {
        // A slow browser is not killed before it has confirmed something at all.
        const isFirst = round === 0;
        const page = isFirst ? first : await device.open();
        await offline(page);
        const sends = !isFirst && Math.random() < 0.5;
        const now: Confirmed[] = [];
        if (sends)
          void page
            .getByRole('button', { name: /^Envoyer les actions/ })
            .click()
            .catch(() => undefined);
        else await openForm(page);
        const working = sends ? sleep(0, []) : work(page, lot, `kill-${round}`, 50, now);
        if (isFirst) await Promise.race([working, eventually(async () => now.length > 0)]);
        await sleep(Math.random() * (sends ? 700 : 3_000));
        await device.kill();
        confirmed.push(...(await working));
      }
      const page = await device.open();
      await sendAll(page);
      expect(confirmed.length).toBeGreaterThan(0);
      await expectOnce(lot, confirmed);
      process.stdout.write(`${KILLS} kills, ${confirmed.length} confirmed actions\n`);
    } finally {
      await device.remove();
    }
  },
  (KILLS + 4) * ROUND_MS,
);

it(
  `${OUTAGES} times the service is killed while actions are sent, and answers are late, cut or wrong`,
  async () => {
    const lot = await inTheFridge(nord, bellevue, 'OUTAGE', 5_000);
    const device = await Device.create();
    const confirmed: Confirmed[] = [];
    try {
      const page = await device.open();
      await goOffline(page);
      let isDisturbed = true;
      let refusedSessions = 0;
      await page.route('**/vaccination/sortieFrigo', async (route) => {
        const chance = isDisturbed ? Math.random() : 1;
        const failed = () => undefined;
        if (chance < 0.1) await route.abort().catch(failed);
        else if (chance < 0.25) {
          // It counts, and nobody hears of it.
          await route.fetch().catch(failed);
          await route.abort().catch(failed);
        } else if (chance < 0.3) await route.fulfill({ status: 500, json: {} }).catch(failed);
        else if (chance < 0.35)
          await route.fulfill({ status: 429, json: { code: 'auth.error.tooManyAttempts' } }).catch(failed);
        else if (chance < 0.4) await route.fulfill({ status: 200, body: '<html></html>' }).catch(failed);
        else if (chance < 0.45) {
          refusedSessions++;
          await route.fulfill({ status: 401, json: { code: 'auth.error.unauthorized' } }).catch(failed);
        } else if (chance < 0.55) {
          await route.fetch().catch(failed);
          await sleep(100);
          await route.continue().catch(failed);
        } else await route.continue().catch(failed);
      });
      for (let round = 0; round < OUTAGES; round++) {
        isDisturbed = true;
        await openForm(page);
        confirmed.push(...(await work(page, lot, `outage-${round}`, 6)));
        await page.getByRole('link', { name: 'Voir la synchronisation' }).click();
        await page.getByRole('button', { name: /^Envoyer les actions/ }).click();
        await sleep(Math.random() * 1_500);
        await service.kill({ database: false });
        await service.start(120_000);
        isDisturbed = false;
        await sendAll(page);
      }
      await expectOnce(lot, confirmed);
      expect(confirmed).toHaveLength(OUTAGES * 6);
      process.stdout.write(`${OUTAGES} outages, ${refusedSessions} sessions refused\n`);
    } finally {
      await device.remove();
    }
  },
  (OUTAGES + 2) * 2 * ROUND_MS,
);

it(
  `${WINDOW_ROUNDS} times three windows record and send at once`,
  async () => {
    const lot = await inTheFridge(nord, bellevue, 'WINDOWS', 5_000);
    const device = await Device.create();
    try {
      const first = await device.open();
      await goOffline(first);
      const pages = [first, await device.window(), await device.window()];
      const made: string[] = [];
      for (let round = 0; round < WINDOW_ROUNDS; round++) {
        for (const page of pages) await openForm(page);
        const lists = await Promise.all(
          pages.map((page, index) => work(page, lot, `window-${round}-${index}`, 3)),
        );
        made.push(...lists.flat().map(({ comment }) => comment));
        for (const page of pages) await page.getByRole('link', { name: 'Voir la synchronisation' }).click();
        await Promise.all(pages.map(sendAll));
      }
      const exits = (await recorded(nord, bellevue, lot)).filter(({ type }) => type === 'SORTIE_FRIGO');
      expect(exits.map(({ commentaire }) => commentaire).sort()).toEqual([...made].sort());
      expect(made).toHaveLength(WINDOW_ROUNDS * 9);
    } finally {
      await device.remove();
    }
  },
  (WINDOW_ROUNDS + 2) * 2 * ROUND_MS,
);
