/** Documents looked at before they are printed, what failed for good, and exports that take a while. */
import pg from 'pg';
import type { Download, Page } from 'playwright-core';
import { JobBackend, type TypedQueue } from '../../services/jobs/job-backend.js';
import { eventually } from '../support/eventually.js';
import { isAccessible, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Look } from './support/visit.js';

/** Some twenty seconds of an export, on a quick machine. */
const MOVEMENTS = 300_000;

// As users start it, the service finds the browser that prints by itself.
const console_ = useConsole({ newWindows: true, env: { CHROMIUM_PATH: '' } });
let nord: StockKeeper;
beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
});

async function open(path: string, look: Look): Promise<Page> {
  const window = await console_.as('dispatch', look, path);
  return window.page;
}

/** Whether a browser has a viewer for PDF files: that of a desk has one, that of a phone has none. */
const hasViewer = (page: Page, answer: boolean) =>
  page.addInitScript(`Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => ${answer} })`);

async function startOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).subarray(0, 5).toString('latin1');
}

describe('a document', () => {
  it('is looked at before it is saved, at a desk', async () => {
    const { id, numeroBl } = await nord.send('Centre Bellevue', lotOf('DOC'), 6);
    const window = await console_.as('dispatch', FRENCH_DESK);
    const { page } = window;
    await hasViewer(page, true);
    await window.open(`/dispatch/exits/${id}`);
    await page.getByRole('button', { name: 'Imprimer' }).click();
    await page.getByRole('menuitem', { name: 'Bon de livraison' }).click();
    const preview = page.getByRole('dialog', { name: `bon-de-livraison-${numeroBl}.pdf` });
    await preview.waitFor({ timeout: 60_000 });
    await preview.getByRole('button', { name: 'Imprimer' }).waitFor();
    expect(await preview.locator('iframe').getAttribute('src')).toMatch(/^blob:/);
    await isAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('button', { name: 'Enregistrer le fichier' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`bon-de-livraison-${numeroBl}.pdf`);
    expect(await startOf(download)).toBe('%PDF-');
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
  });

  it('is saved at once on a phone', async () => {
    const { id, numeroBl } = await nord.send('Centre Bellevue', lotOf('DOC2'), 6);
    const window = await console_.as('dispatch', ENGLISH_PHONE);
    const { page } = window;
    await hasViewer(page, false);
    await window.open(`/dispatch/exits/${id}`);
    await page.getByRole('button', { name: 'Print' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('menuitem', { name: 'Container label' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`container-label-${numeroBl}.pdf`);
    expect(await startOf(download)).toBe('%PDF-');
  });
});

describe('what failed for good', () => {
  /** Of a scrapping that never was: it fails however often it is tried. */
  const broken = {
    type: 'DISPATCH_DECHET',
    subject: { of: 'scrapping', id: 'none' },
    language: 'fr',
    userId: 'x',
  };
  let backend: JobBackend;
  let queue: TypedQueue<'documents'>;
  beforeAll(async () => {
    backend = new JobBackend({ databaseUrl: console_.databaseUrl });
    queue = await backend.queue('documents');
  }, 90_000);
  afterAll(() => backend?.close());

  /** So many, and no others: an attempt that failed may have left its own. */
  async function failed(count: number): Promise<void> {
    await Promise.all((await queue.getFailed()).map((job) => job.remove()));
    for (let added = 0; added < count; added++)
      await queue.add('documents', broken as never, { attempts: 1 });
    await eventually(async () => (await queue.getFailedCount()) === count, 60);
  }

  it('is shown to an administrator, who tries it again or lets it go', async () => {
    await failed(2);
    const window = await console_.as('admin', FRENCH_DESK, '/failed-jobs');
    const { page } = window;
    await said(page, 'Étiquette de mise en déchet');
    await isAccessible(page);
    await page.getByRole('button', { name: 'Tout relancer' }).click();
    await said(page, '2 envois relancés');
    await eventually(async () => (await queue.getFailedCount()) === 2, 60);
    await page.reload();
    await page
      .getByRole('button', { name: /^Retirer « Étiquette de mise en déchet »/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Retirer de la liste', exact: true }).last().click();
    await said(page, 'Envoi retiré');
    expect(await queue.getFailedCount()).toBe(1);
  });

  it('is shown on a phone', async () => {
    await failed(1);
    const window = await console_.as('admin', ENGLISH_PHONE, '/failed-jobs');
    await said(window.page, 'Scrapping label');
    await isAccessible(window.page);
    await window.page.getByRole('button', { name: /^Remove "Scrapping label"/ }).click();
    await window.page.getByRole('button', { name: 'Remove from the list', exact: true }).last().click();
    await said(window.page, 'No failed delivery');
  });
});

describe('an export', () => {
  it('that is made quickly is just there', async () => {
    const page = await open('/dispatch/stocks', FRENCH_DESK);
    const button = page.getByRole('button', { name: 'Exporter' }).first();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      button.click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^stocks-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(await startOf(download)).toMatch(/^PK/);
  });

  describe('of hundreds of thousands of rows', () => {
    beforeAll(() => addMovements(MOVEMENTS), 120_000);

    it('says how far it is, and stops when it is cancelled', async () => {
      const page = await open('/dispatch/movements', FRENCH_DESK);
      await page.getByRole('button', { name: 'Exporter' }).click();
      const progress = page.getByRole('dialog', { name: 'Export en cours' });
      await progress.getByText(/^[\d\s]+ lignes sur 300\s\d{3}$/).waitFor({ timeout: 60_000 });
      await progress.getByRole('progressbar').waitFor();
      await isAccessible(page);
      await stop(page, () => progress.getByRole('button', { name: "Arrêter l'export" }).click());
      await said(page, 'Export arrêté');
      await progress.waitFor({ state: 'detached' });
    });

    it('can be stopped from a phone by closing it', async () => {
      const page = await open('/dispatch/movements', ENGLISH_PHONE);
      await page.getByRole('button', { name: 'Export' }).click();
      const progress = page.getByRole('dialog', { name: 'Export under way' });
      await progress.getByText(/^[\d,]+ of 300,\d{3} rows$/).waitFor({ timeout: 60_000 });
      await isAccessible(page);
      await stop(page, () => progress.getByRole('button', { name: 'Close' }).click());
      await said(page, 'Export stopped');
    });
  });
});

/** Presses a button that stops an export, and waits until the service has stopped it. */
async function stop(page: Page, press: () => Promise<void>): Promise<void> {
  const [{ url, status }] = await Promise.all([
    page
      .waitForResponse((response) => response.request().method() === 'DELETE')
      .then((response) => ({ url: response.url(), status: response.status() })),
    press(),
  ]);
  expect(status).toBe(204);
  const { body } = await nord.client.get<{ statut: string }>(new URL(url).pathname.replace('/api/admin', ''));
  expect(body.statut).toBe('ANNULE');
}

/** More than a person could make, of this week. */
async function addMovements(count: number): Promise<void> {
  const client = new pg.Client({ connectionString: console_.databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO read_model.movement (position, line, id, centre_id, occurred_at, type, inbound, quantity, user_id,
         comment, product_id, batch_id, lot, expiry, operation_id, note_number, destination_id, point_id, past_limit,
         event_id, recorded_at, offline, recalled)
       SELECT 1000000 + n, 0, gen_random_uuid(), c.id, now() - n * interval '1 millisecond', 'CORRECTION', true, 1,
         u.id::text, 'Bulk', p.id, gen_random_uuid(), 'BULK', '2036-06-30', gen_random_uuid(), NULL, NULL, NULL, false,
         gen_random_uuid(), now() - n * interval '1 millisecond', false, false
       FROM generate_series(1, $1) AS n,
         (SELECT id FROM reference.centre WHERE name = 'Plateforme Nord') AS c,
         (SELECT id FROM reference.product WHERE commercial_name = 'Immunol') AS p,
         (SELECT id FROM reference.user_account WHERE login = 'dispatch') AS u`,
      [count],
    );
    await client.query('ANALYZE read_model.movement');
  } finally {
    await client.end();
  }
}
