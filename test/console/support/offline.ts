/** What the stories of the offline mode do on its pages. */
import type { Page } from 'playwright-core';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { explainBatch, pick } from './form.js';
import { lotOf, type StockKeeper } from './stock-data.js';
import { showPath } from './visit.js';

const WORDS = {
  fr: { comment: /^Commentaire/, submit: /^Sortir 1 / },
  en: { comment: /^Comment/, submit: /^Take out 1 / },
} as const;

/** The switch in the header; with the network, it synchronises first. */
export async function goOffline(page: Page): Promise<void> {
  await page.getByRole('switch').click();
  await page.getByRole('switch', { checked: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Synchronisation' }).waitFor();
  // The screens of the offline mode are loaded.
  await page.waitForLoadState('networkidle');
}

/** Goes to a page without loading the console again; the one before, which may have fields of the same names, is gone. */
export async function go(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const before = await page.title();
  await showPath(page, path);
  await eventually(async () => (await page.title()) !== before);
}

/** Takes one vial of the lot out of the fridge; resolves when the page has said that this is recorded. */
export async function takeOut(
  page: Page,
  lot: string,
  comment: string,
  language: 'fr' | 'en' = 'fr',
): Promise<void> {
  const { comment: label, submit } = WORDS[language];
  await pick(page, /Immunol/);
  await pick(page, lot);
  await explainBatch(page);
  const field = page.getByRole('textbox', { name: label });
  await field.fill(comment);
  await page.getByRole('button', { name: submit }).click();
  // The form is empty again once the exit is recorded.
  await field.waitFor({ state: 'detached' });
}

export interface Recorded {
  readonly type: string;
  readonly commentaire: string | null;
  readonly date: string;
  readonly offline: boolean;
}

/**
 * What the ledger has of a lot, the oldest first. The browser's own positions are not known here: an entry of the
 * supplier stands after all that was answered before, and the list is read once it has that.
 */
export async function recorded(
  supplier: StockKeeper,
  client: Client,
  lot: string,
): Promise<readonly Recorded[]> {
  const { id: idProduit } = supplier.productNamed('Immunol');
  const entry = { idProduit, quantite: 1, lot: `AFTER-${lot}`, peremption: '2036-06-30', conforme: true };
  const { position } = await supplier.client.post('/dispatch/entree-stock', entry);
  if (position === undefined) throw new Error('the entry after the actions was not recorded');
  const path = `/vaccination/mouvement?lot=${lot}&dateDebut=2020-01-01&dateFin=2040-01-01`;
  return [...(await readAt<Recorded[]>(client, path, position))].reverse();
}

/** Reads once the read models have this position; on a busy machine the service asks for patience first. */
async function readAt<T>(client: Client, path: string, position: bigint | undefined): Promise<T> {
  let read: T | undefined;
  await eventually(async () => {
    const { status, body } = await client.get<T>(path, { position });
    if (status === 200) read = body;
    return status === 200;
  });
  return read as T;
}

/** A lot of Immunol in the fridge of Centre Bellevue, more than its plan of the week allows where need be. */
export async function inTheFridge(
  supplier: StockKeeper,
  centre: Client,
  name: string,
  vials: number,
): Promise<string> {
  const lot = lotOf(name);
  const { id: idProduit, type: typeProduit } = supplier.productNamed('Immunol');
  const idStock = await supplier.enter(lot, vials);
  const idBl = await supplier.command('/dispatch/preparation', {
    produits: [{ idProduit, typeProduit, quantite: vials, idStock }],
    destination: await supplier.centreId('Centre Bellevue'),
    forceValidation: true,
  });
  const { status, position } = await centre.post('/vaccination/entree-stock', { idBl, conforme: true });
  if (status !== 201) throw new Error(`${lot} was not received: ${status}`);
  await readAt(centre, `/vaccination/stock?lot=${lot}`, position);
  return lot;
}
