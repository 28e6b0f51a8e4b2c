/**
 * One batch through one day, each step on the screen of the user who takes it: it arrives at the dispatch centre, is
 * sent, received, used, broken, given back, counted - and the figures of the evening are the sum of it.
 */
import type { Locator, Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { explainBatch, typeDate } from './support/form.js';
import { isAccessible, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import {
  ENGLISH_PHONE,
  FRENCH_DESK,
  type Login,
  type Look,
  PHONE,
  settled,
  type Visit,
} from './support/visit.js';

const console_ = useConsole();
let bellevue: Client;

beforeAll(async () => {
  bellevue = await Client.signIn(console_.url, 'bellevue');
});

/** What the people of the story read. */
const FRENCH = {
  external: 'Externe',
  product: /^Produit/,
  lot: 'Numéro de lot',
  expiry: /^Péremption/,
  expiryTyped: '30062036',
  quantity: /^Quantité/,
  entered: "L'entrée en stock a bien été enregistrée",
  addProduct: 'Ajouter un produit',
  addLine: 'Ajouter la ligne',
  batch: /^Lot/,
  oneLine: '1 ligne',
  validate: 'Valider la préparation',
  confirmPreparation: 'Confirmer la préparation',
  prepared: 'La préparation a bien été enregistrée',
  receive: 'Réceptionner',
  takeOut: 'Sortir 4 flacons',
  takenOut: 'La sortie a bien été enregistrée',
  cause: /^Cause/,
  breakage: 'Casse',
  scrap: 'Mettre 1 flacon en déchet',
  scrapped: 'La mise en déchet a bien été prise en compte',
  centre: /^Centre de vaccination/,
  note: /^Numéro de bon de livraison/,
  giveBack: 'Retourner 5 flacons',
  givenBack: 'Le retour a bien été enregistré',
  edit: 'Modifier le lot',
  correction: /^Correction/,
  comment: /^Commentaire/,
  save: 'Enregistrer',
  edited: 'Le stock a bien été modifié',
  counts: [/^Entrées/, /^Vaccinations/, /^Mises en déchet/],
  filters: /^Filtres/,
  history: [
    /Entrée.*\+30 flacons/s,
    /Sortie de frigo.*−4 flacons/s,
    /déchet.*−1 flacon/is,
    /Retour.*−5 flacons/s,
    /Correction.*\+1 flacon.*Un flacon retrouvé/s,
  ],
  why: 'Un flacon retrouvé',
  vials: (count: number) => `${count} flacons`,
};

const ENGLISH: typeof FRENCH = {
  external: 'External',
  product: /^Product/,
  lot: 'Batch number',
  expiry: /^Expiry/,
  expiryTyped: '06302036',
  quantity: /^Quantity/,
  entered: 'The stock entry was recorded',
  addProduct: 'Add a product',
  addLine: 'Add the line',
  batch: /^Batch/,
  oneLine: '1 line',
  validate: 'Validate the preparation',
  confirmPreparation: 'Confirm the preparation',
  prepared: 'The preparation was recorded',
  receive: 'Receive',
  takeOut: 'Take out 4 vials',
  takenOut: 'The exit was recorded',
  cause: /^Cause/,
  breakage: 'Breakage',
  scrap: 'Scrap 1 vial',
  scrapped: 'The scrapping was recorded',
  centre: /^Vaccination centre/,
  note: /^Delivery note number/,
  giveBack: 'Return 5 vials',
  givenBack: 'The return was recorded',
  edit: 'Edit batch',
  correction: /^Correction/,
  comment: /^Comment/,
  save: 'Save',
  edited: 'The stock has been edited',
  counts: [/^Entries/, /^Vaccinations/, /^Scrappings/],
  filters: /^Filters/,
  history: [
    /Entry.*\+30 vials/s,
    /Fridge exit.*−4 vials/s,
    /Scrapping.*−1 vial/s,
    /Return.*−5 vials/s,
    /Correction.*\+1 vial.*Found a vial/s,
  ],
  why: 'Found a vial',
  vials: (count) => `${count} vials`,
};

interface Counts {
  readonly countStock: number;
  readonly countExit: number;
  readonly countDechet: number;
}
interface DashboardRow {
  readonly nomCommercial: string;
  readonly day: Counts;
  readonly month: Counts;
  readonly countStockRestant: number;
}

const LIVES: readonly (readonly [string, Look, typeof FRENCH])[] = [
  ['at desks, in French', FRENCH_DESK, FRENCH],
  ['on phones, in English', ENGLISH_PHONE, ENGLISH],
];

describe.each(LIVES)('a day %s', (_, look, words) => {
  const isPhone = look.size.width === PHONE.width;
  let lot: string;
  let window: Visit;
  let page: Page;

  async function at(login: Login, path: string): Promise<void> {
    window = await console_.as(login, look, path);
    page = window.page;
  }

  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const pick = (name: string | RegExp) => page.getByRole('radio', { name }).check({ force: true });
  const box = (name: string | RegExp): Locator => page.getByRole('textbox', { name });

  async function choose(field: string | RegExp, letters: string): Promise<void> {
    await page.getByRole('combobox', { name: field }).first().fill(letters);
    await page.getByRole('option').first().click();
  }

  async function select(field: string | RegExp, option: string | RegExp): Promise<void> {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).click();
  }

  async function immunolAtBellevue(): Promise<DashboardRow> {
    const { body } = await bellevue.get<DashboardRow[]>('/vaccination/tdb');
    const row = body.find(({ nomCommercial }) => nomCommercial === 'Immunol');
    if (!row) throw new Error('no Immunol on the dashboard of Centre Bellevue');
    return row;
  }

  it('ends with figures that are the sum of it', async () => {
    lot = lotOf(`DAY-${look.language}`);
    const morning = await immunolAtBellevue();

    await at('dispatch', '/dispatch/stock-entries');
    await page.getByText(words.external, { exact: true }).click();
    await choose(words.product, 'immu');
    await page.getByLabel(words.lot).fill(lot);
    await typeDate(page, words.expiry, words.expiryTyped);
    await box(words.quantity).fill('40');
    await page.keyboard.press('Enter');
    await said(page, words.entered);

    await window.moveTo('/dispatch/exits');
    if (isPhone) await button(words.addProduct).click();
    await choose(words.product, 'immu');
    await select(words.batch, lot);
    await explainBatch(page);
    await box(words.quantity).fill('30');
    await button(words.addLine).click();
    await said(page, words.oneLine);
    await choose('Destination', 'belle');
    await button(words.validate).click();
    const question = button(words.confirmPreparation);
    await Promise.race([question.waitFor(), page.waitForURL(/exits\/.+/)]);
    if (await question.isVisible()) await question.click();
    await said(page, words.prepared);
    await page.waitForURL(/exits\/.+/);
    const note = page.getByText(/^[A-Z]+-\d{4}-\d{6}$/).first();
    const number = String(await note.textContent());

    await at('bellevue', '/vaccination/stock-entries');
    await page.getByText(number).click();
    await button(`${words.receive} ${number}`).click();
    await said(page, words.entered);

    await window.moveTo('/vaccination/exits');
    await pick(/Immunol/);
    await pick(lot);
    await explainBatch(page);
    await box(words.quantity).fill('4');
    await button(words.takeOut).click();
    await said(page, words.takenOut);

    await window.moveTo('/vaccination/scrappings');
    await pick(/Immunol/);
    await pick(lot);
    await box(words.quantity).fill('1');
    await select(words.cause, words.breakage);
    await button(words.scrap).click();
    await said(page, words.scrapped);

    await at('dispatch', '/dispatch/return');
    await choose(words.centre, 'belle');
    await pick(/Immunol/);
    await choose(words.note, number);
    await explainBatch(page);
    await box(words.quantity).fill('5');
    await button(words.giveBack).click();
    await said(page, words.givenBack);

    await at('bellevue', '/vaccination/stocks');
    await filterByLot();
    await button(`${words.edit} ${lot}`).click();
    if (isPhone) {
      expect((await page.getByRole('dialog').boundingBox())?.width).toBe(PHONE.width);
      await isAccessible(page);
    }
    await box(words.correction).fill('1');
    await box(words.comment).fill(words.why);
    await button(words.save).click();
    await said(page, words.edited);
    await page.getByText(words.vials(21), { exact: true }).first().waitFor();

    await window.moveTo('/vaccination/dashboard');
    const card = page.getByRole('region', { name: 'Immunol' });
    await card.getByText(words.vials(morning.countStockRestant + 21)).waitFor();
    expect(await countsOn(card)).toEqual([
      [morning.day.countStock + 30, morning.month.countStock + 30],
      [morning.day.countExit + 4, morning.month.countExit + 4],
      [morning.day.countDechet + 1, morning.month.countDechet + 1],
    ]);

    await window.moveTo('/vaccination/movements');
    await filterByLot();
    const history = isPhone
      ? page.getByRole('main').getByRole('list').getByRole('listitem')
      : page.getByRole('main').locator('tbody tr');
    // Until the answer comes, what was found before is still shown.
    await history.nth(words.history.length).waitFor({ state: 'detached' });
    for (const row of words.history) await history.filter({ hasText: row }).waitFor();
    expect(await history.count()).toBe(words.history.length);

    await at('dispatch', '/dispatch/stocks');
    await filterByLot();
    await page.getByText(words.vials(10), { exact: true }).first().waitFor();
    await page.getByText(words.vials(5), { exact: true }).first().waitFor();
  });

  /** On a phone the filters are folded until they are asked for. */
  async function filterByLot(): Promise<void> {
    if (isPhone) await button(words.filters).click();
    await box(words.batch).fill(lot);
    await page.waitForURL(new RegExp(lot));
    await settled(page);
  }

  /** Of the last 24 hours and the last 30 days, a pair for each kind of movement. */
  async function countsOn(card: Locator): Promise<number[][]> {
    const table = card.getByRole('table');
    return Promise.all(
      words.counts.map(async (name) => {
        const [day, , month] = await table.getByRole('row', { name }).locator('td > span').allInnerTexts();
        return [Number(day), Number(month)];
      }),
    );
  }
});

describe('two people at the same batch', () => {
  it('the second reads what happened and what is left, and keeps what he has typed', async () => {
    const nord = await StockKeeper.signIn(console_.url, 'dispatch');
    const lot = lotOf('DAY-TWO');
    const { id: idBl } = await nord.send('Centre Bellevue', lot, 3);
    const received = await bellevue.post<{ id: string }>('/vaccination/entree-stock', {
      idBl,
      conforme: true,
    });
    expect(received.status).toBe(201);

    const { page } = await console_.as('bellevue', FRENCH_DESK, '/vaccination/exits');
    await page.getByRole('radio', { name: /Immunol/ }).check({ force: true });
    await page.getByRole('radio', { name: lot }).check({ force: true });
    await explainBatch(page);
    await page.getByRole('textbox', { name: /^Quantité/ }).fill('2');
    await page.getByRole('textbox', { name: /^Commentaire/ }).fill('Salle 2');
    const first = { idLigneBl: received.body.id, quantite: 2, sortieType: 'INTERNE' };
    expect((await bellevue.post('/vaccination/sortieFrigo', first)).status).toBe(201);

    await page.getByRole('button', { name: 'Sortir 2 flacons' }).click();
    await said(page, 'La quantité saisie est supérieure au stock');
    await said(page, 'Votre formulaire comporte des erreurs');
    const quantity = page.getByRole('textbox', { name: /^Quantité/ });
    expect(await quantity.and(page.locator(':focus')).count()).toBe(1);
    expect(await page.getByRole('radio', { name: lot }).isChecked()).toBe(true);
    expect(await page.getByRole('textbox', { name: /^Commentaire/ }).inputValue()).toBe('Salle 2');
    await isAccessible(page);

    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await said(page, 'La sortie a bien été enregistrée');
    await page.getByRole('radio', { name: /Immunol/ }).check({ force: true });
    await page.getByRole('radio', { name: lot }).waitFor({ state: 'detached' });
  });
});
