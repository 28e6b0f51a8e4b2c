/** Documents looked at before they are printed, what failed for good, and exports that take a while. */
import type { Download } from 'playwright-core';
import { JobBackend, type TypedQueue } from '../../services/jobs/job-backend.js';
import { eventually } from '../support/eventually.js';
import { isAccessible, isFitAtEverySize, overhang, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { DESK, FRENCH_DESK, PHONE, settled } from './support/visit.js';

/** What the service says of a long export for as long as it makes it. */
const HALF_WAY = {
  id: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01',
  statut: 'EN_COURS',
  nbLignes: 150_000,
  nbLignesTotal: 300_000,
};

// As users start it, the service finds the browser that prints by itself.
const console_ = useConsole({ env: { CHROMIUM_PATH: '' } });
let nord: StockKeeper;
beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
});

async function startOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).subarray(0, 5).toString('latin1');
}

describe('a document', () => {
  it('is looked at before it is saved, at a desk', async () => {
    const { id, numeroBl } = await nord.send('Centre Bellevue', lotOf('DOC'), 6);
    const { page } = await console_.as('dispatch', FRENCH_DESK, `/dispatch/exits/${id}`);
    // As a browser at a desk says, which shows PDF files itself; the one of the specs shows none.
    await page.evaluate("Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true })");
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
  });
  afterAll(() => backend?.close());

  /** So many, and no others: an attempt that failed may have left its own. */
  async function failed(count: number): Promise<void> {
    await Promise.all((await queue.getFailed()).map((job) => job.remove()));
    for (let added = 0; added < count; added++)
      await queue.add('documents', broken as never, { attempts: 1 });
    await eventually(async () => (await queue.getFailedCount()) === count);
  }

  it('is shown to an administrator, who tries it again or lets it go', async () => {
    await failed(2);
    const window = await console_.as('admin', FRENCH_DESK, '/failed-jobs');
    const { page } = window;
    await said(page, 'Étiquette de mise en déchet');
    await isFitAtEverySize(page);
    await page.getByRole('button', { name: 'Tout relancer' }).click();
    await said(page, '2 envois relancés');
    await eventually(async () => (await queue.getFailedCount()) === 2);
    await page.reload();
    await page
      .getByRole('button', { name: /^Retirer « Étiquette de mise en déchet »/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Retirer de la liste', exact: true }).last().click();
    await said(page, 'Envoi retiré');
    expect(await queue.getFailedCount()).toBe(1);
  });
});

describe('an export that takes a while', () => {
  it('says how far it is, and stops when it is cancelled or closed', async () => {
    const { page } = await console_.as('dispatch', FRENCH_DESK, '/dispatch/movements');
    await page.route('**/api/admin/exports/*', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: HALF_WAY }) : route.continue(),
    );
    for (const [size, stop] of [
      [DESK, "Arrêter l'export"],
      [PHONE, 'Fermer'],
    ] as const) {
      await page.setViewportSize(size);
      await settled(page);
      await page.getByRole('button', { name: 'Exporter' }).click();
      const progress = page.getByRole('dialog', { name: 'Export en cours' });
      await progress.getByText(/^150\s000 lignes sur 300\s000$/).waitFor();
      await progress.getByRole('progressbar').waitFor();
      await isAccessible(page);
      expect(await overhang(page)).toEqual([]);
      const [stopped] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'DELETE'),
        progress.getByRole('button', { name: stop, exact: true }).click(),
      ]);
      expect(stopped.status()).toBe(204);
      await progress.waitFor({ state: 'detached' });
      // Closed once it is read: the next one is said anew.
      const told = page.getByRole('status').filter({ hasText: 'Export arrêté' });
      await told.getByRole('button', { name: 'Fermer' }).click();
      await told.waitFor({ state: 'detached' });
    }
  });
});
