/** What the stories of the offline mode do on its pages. */
import type { Page } from 'playwright-core';
import type { Client } from '../../support/client.js';
import { explainBatch, pick } from './form.js';
import type { StockKeeper } from './stock-data.js';

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

/** Goes to a page without loading the console again. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`);

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

/** What the ledger has of a lot, the oldest first. */
export async function recorded(client: Client, lot: string): Promise<readonly Recorded[]> {
  const { body } = await client.get<Recorded[]>(
    `/vaccination/mouvement?lot=${lot}&dateDebut=2020-01-01&dateFin=2040-01-01`,
  );
  return [...body].reverse();
}

/** A lot of Immunol in the fridge of Centre Bellevue, more than its plan of the week allows where need be. */
export async function inTheFridge(
  supplier: StockKeeper,
  centre: Client,
  name: string,
  vials: number,
): Promise<string> {
  const lot = `${name}-${process.pid}`;
  const { id: idProduit, type: typeProduit } = supplier.productNamed('Immunol');
  const idStock = await supplier.enter(lot, vials);
  const idBl = await supplier.command('/dispatch/preparation', {
    produits: [{ idProduit, typeProduit, quantite: vials, idStock }],
    destination: await supplier.centreId('Centre Bellevue'),
    forceValidation: true,
  });
  const { status } = await centre.post('/vaccination/entree-stock', { idBl, conforme: true });
  if (status !== 201) throw new Error(`${lot} was not received: ${status}`);
  return lot;
}
