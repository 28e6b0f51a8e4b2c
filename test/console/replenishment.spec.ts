import type { Locator, Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { violations } from './support/axe.js';
import { button, field, pick, typeDate } from './support/form.js';
import { isFitAtEverySize, overhang, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Look, settled } from './support/visit.js';

const console_ = useConsole();
let bellevue: Client;
let nord: Client;
let keeper: StockKeeper;

beforeAll(async () => {
  bellevue = await Client.signIn(console_.url, 'bellevue');
  keeper = await StockKeeper.signIn(console_.url, 'dispatch');
  nord = keeper.client;
});

const FRENCH = {
  packages: 'Conditionnements',
  quantity: 'Nombre de conditionnements',
  wanted: /Réception souhaitée/,
  send: /^Demander 2 /,
  sent: 'La demande a bien été envoyée',
  amount: '2 flacons',
  actions: /^Actions :/,
  confirm: 'Confirmer la demande',
  yesConfirm: 'Confirmer',
  changed: 'Le statut de la demande a bien été modifié',
  prepare: 'Préparer la sortie',
  oneLine: '1 ligne',
  validate: 'Valider la préparation',
  process: 'Passer à Traitée',
  depart: 'Départ des marchandises',
  yesDepart: 'Enregistrer le départ',
  details: /^Détail :/,
  comment: 'Commentaire',
  life: ['En attente', 'Confirmée', 'Traitée', 'Départ des marchandises'],
  received: /préparé le .* par .*, réceptionné le .* par /,
  refuse: 'Refuser la demande',
  yesRefuse: 'Refuser',
  noReason: 'Champ obligatoire',
  withdraw: 'Annuler la confirmation',
  stockSuffices: 'Stock suffisant',
  selectAll: 'Tout sélectionner',
  grouped: (count: number) => `Actions groupées (${count})`,
  confirmMany: 'Confirmer les demandes',
  prepareMany: 'Préparer les sorties',
  selected: (count: number) => `${count} demandes sélectionnées`,
  manyChanged: 'Les statuts des demandes ont bien été modifiés',
  validateMany: 'Valider les préparations',
  manyPrepared: (count: number) => `${count} préparations effectuées`,
};

const ENGLISH: typeof FRENCH = {
  packages: 'Packages',
  quantity: 'Number of packages',
  wanted: /Wanted reception/,
  send: /^Request 2 /,
  sent: 'The request was sent',
  amount: '2 vials',
  actions: /^Actions:/,
  confirm: 'Confirm the request',
  yesConfirm: 'Confirm',
  changed: 'The status of the request was changed',
  prepare: 'Prepare the exit',
  oneLine: '1 line',
  validate: 'Validate the preparation',
  process: 'Set to processed',
  depart: 'Goods departure',
  yesDepart: 'Record the departure',
  details: /^Details:/,
  comment: 'Comment',
  life: ['Pending', 'Confirmed', 'Processed', 'Goods departed'],
  received: /prepared on .* by .*, received on .* by /,
  refuse: 'Refuse the request',
  yesRefuse: 'Refuse',
  noReason: 'This field is required',
  withdraw: 'Cancel the confirmation',
  stockSuffices: 'Stock suffices',
  selectAll: 'Select all',
  grouped: (count: number) => `Grouped actions (${count})`,
  confirmMany: 'Confirm the requests',
  prepareMany: 'Prepare the exits',
  selected: (count: number) => `${count} requests selected`,
  manyChanged: 'The statuses of the requests were changed',
  validateMany: 'Confirm the preparations',
  manyPrepared: (count: number) => `${count} preparations made`,
};

const DAY_MS = 24 * 3_600_000;

/** Later than any demonstration plan: nothing is asked about. As a reader of the language types it. */
function inTwoMonths({ language }: Look): string {
  const [year, month, day] = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10).split('-');
  return language === 'fr' ? `${day}${month}${year}` : `${month}${day}${year}`;
}

/** So many days from now, `YYYY-MM-DD`: a day on which nothing else is asked for. */
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Requests of Centre Bellevue for packages of Immunol, made one after the other; answers their ids. */
async function asked(count: number, dateSouhaitee: string): Promise<readonly string[]> {
  const { body: products } = await bellevue.get<{ id: string; nomCommercial: string }[]>(
    '/referentiel/liste/produit',
  );
  const idProduit = products.find(({ nomCommercial }) => nomCommercial === 'Immunol')?.id;
  const ids: string[] = [];
  for (let made = 0; made < count; made++) {
    const { body, status } = await bellevue.post<{ id: string }>('/vaccination/besoin', {
      idProduit,
      modeQte: 'CONDITIONNEMENT',
      nbCond: 1 + (made % 3),
      dateSouhaitee,
      forceValidation: true,
    });
    expect(status).toBe(201);
    ids.push(body.id);
  }
  return ids;
}

/** The statuses of these requests, each once. */
async function statusesOf(ids: readonly string[]): Promise<readonly string[]> {
  const answers = await Promise.all(
    ids.map((id) => nord.get<{ statut: string }>(`/vaccination/besoin/${id}`)),
  );
  return [...new Set(answers.map(({ body }) => body.statut))];
}

const listOf = (prefix: string, status: string): string =>
  `/${prefix}/replenishments?filter=${encodeURIComponent(JSON.stringify({ statut: [status] }))}`;

/** What was sent is done: its dialog is closed too, because the words may still be those of the change before. */
async function isChanged(page: Page, words: string): Promise<void> {
  await Promise.all([said(page, words), page.getByRole('dialog').waitFor({ state: 'detached' })]);
  await settled(page);
}

/** The row, or the card of a phone, of the request of this story: the latest. */
const requestIn = (page: Page, amount: string): Locator =>
  page.locator('main').locator('tbody tr, ul[aria-label] > li').filter({ hasText: amount }).first();

async function choose(page: Page, words: typeof FRENCH, action: string): Promise<void> {
  await requestIn(page, words.amount).getByRole('button', { name: words.actions }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

describe.each([
  ['at a desk, in French', FRENCH_DESK, FRENCH],
  ['on a phone, in English', ENGLISH_PHONE, ENGLISH],
] as const)('a request for goods, %s', (_, look, words) => {
  it('is made, confirmed, prepared, processed, departs, is received, and tells all of it', async () => {
    // Expires before all others, and is proposed: each attempt has goods of its own.
    await keeper.enter(lotOf('REQ'), 2, inDays(90));
    const atCentre = await console_.as('bellevue', look, '/vaccination/replenishment-form');
    const { page: centre } = atCentre;
    await pick(centre, /^Immunol/);
    await typeDate(centre, words.wanted, inTwoMonths(look));
    await pick(centre, words.packages);
    await field(centre, words.quantity).fill('2');
    await centre.getByRole('button', { name: words.send }).click();
    await said(centre, words.sent);

    const dispatch = await console_.as('dispatch', look, listOf('dispatch', 'EN_ATTENTE'));
    const { page } = dispatch;
    await choose(page, words, words.confirm);
    await page.getByRole('dialog').waitFor();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toEqual([]);
    await button(page.getByRole('dialog'), words.yesConfirm).click();
    await isChanged(page, words.changed);

    await dispatch.moveTo(listOf('dispatch', 'CONFIRME'));
    await choose(page, words, words.prepare);
    await page.waitForURL(/dispatch\/exits$/);
    await settled(page);
    await said(page, words.oneLine);
    await button(page, words.validate).click();
    const question = page.getByRole('alertdialog');
    await field(question, words.comment).fill('Tournée 3');
    await button(question, words.process).click();
    await page.waitForURL(/dispatch\/exits\/.+/);
    const number = String(
      await page
        .getByText(/^[A-Z]+-\d{4}-\d{6}$/)
        .first()
        .textContent(),
    );
    const idBl = page.url().split('/').at(-1);

    await dispatch.moveTo(listOf('dispatch', 'TRAITE'));
    await choose(page, words, words.depart);
    await button(page.getByRole('dialog'), words.yesDepart).click();
    await isChanged(page, words.changed);

    const { status, position } = await bellevue.post('/vaccination/entree-stock', { idBl, conforme: true });
    expect(status).toBe(201);
    await bellevue.get('/vaccination/besoin', { position });
    await atCentre.moveTo(listOf('vaccination', 'DEPART_MARCHANDISES'));
    await requestIn(centre, words.amount).getByRole('button', { name: words.details }).click();
    const life = centre.getByRole('dialog');
    await life.getByRole('listitem').nth(words.life.length).waitFor();
    const steps = await life.locator('ol > li').allInnerTexts();
    expect(steps.map((step) => step.split('\n')[0])).toEqual(words.life);
    expect(steps[2]).toContain('Tournée 3');
    await life
      .getByRole('listitem')
      .filter({ hasText: number })
      .filter({ hasText: words.received })
      .waitFor();
    expect(await violations(centre)).toEqual([]);
    expect(await overhang(centre)).toEqual([]);
  });
});

describe('requests that do not go straight on', () => {
  const words = ENGLISH;
  const day = inDays(70);
  /** The list of that day alone. */
  const listOfDay = (status: string): string =>
    `/dispatch/replenishments?filter=${encodeURIComponent(
      JSON.stringify({
        statut: [status],
        typeDate: 'RECEPTION',
        dateDebut: `${day}T00:00:00.000Z`,
        dateFin: `${day}T23:00:00.000Z`,
      }),
    )}`;

  it('are refused with the reason, and a confirmation is taken back', async () => {
    const ids = await asked(2, day);
    const dispatch = await console_.as('dispatch', ENGLISH_PHONE, listOfDay('EN_ATTENTE'));
    const { page } = dispatch;
    const first = requestIn(page, '');
    const act = async (action: string) => {
      await first.getByRole('button', { name: words.actions }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    await act(words.refuse);
    const dialog = page.getByRole('dialog');
    await button(dialog, words.yesRefuse).click();
    await said(page, words.noReason);
    await isFitAtEverySize(page);
    await dialog.getByRole('textbox').fill('Rupture');
    await button(dialog, words.yesRefuse).click();
    await isChanged(page, words.changed);

    await act(words.confirm);
    await button(page.getByRole('dialog'), words.yesConfirm).click();
    await isChanged(page, words.changed);
    await dispatch.moveTo(listOfDay('CONFIRME'));
    await act(words.withdraw);
    await isFitAtEverySize(page);
    await button(page.getByRole('dialog'), words.withdraw).click();
    await isChanged(page, words.changed);
    expect([...(await statusesOf(ids))].sort()).toEqual(['EN_ATTENTE', 'REFUSE']);
  });
});

describe.each([
  // A desk shows on one page more than the five of a phone.
  ['six at once, at a desk, in French', FRENCH_DESK, FRENCH, 80, 6],
  ['a page of five, on a phone, in English', ENGLISH_PHONE, ENGLISH, 81, 5],
] as const)('many requests: %s', (_, look, words, days, count) => {
  const day = inDays(days);

  it('are confirmed, prepared, processed and depart together, from what can be served', async () => {
    const ids = await asked(count, day);
    const dispatch = await console_.as('dispatch', look, '/dispatch/serving');
    const { page } = dispatch;
    await said(page, words.stockSuffices);
    const link = page.locator(`a[href*="${day}"]`);
    await link.click();
    await page.waitForURL(/dispatch\/replenishments/);
    await settled(page);
    const list = page.url();

    const together = async (action: string): Promise<void> => {
      await page.getByRole('checkbox', { name: words.selectAll, exact: true }).check();
      await button(page, words.grouped(count)).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await settled(page);
      expect(await violations(page)).toEqual([]);
      expect(await overhang(page)).toEqual([]);
    };
    await together(words.confirmMany);
    await said(page, words.selected(count));
    await button(page.getByRole('dialog'), words.yesConfirm).click();
    await isChanged(page, words.manyChanged);
    expect(await statusesOf(ids)).toEqual(['CONFIRME']);

    await together(words.prepareMany);
    await button(page.getByRole('dialog'), words.validateMany).click();
    await said(page, words.manyPrepared(count));
    expect(await violations(page)).toEqual([]);
    await button(page.getByRole('dialog'), words.process).click();
    await isChanged(page, words.manyChanged);
    expect(await statusesOf(ids)).toEqual(['TRAITE']);

    await dispatch.moveTo(
      list.replace(encodeURIComponent('"EN_ATTENTE","CONFIRME"'), encodeURIComponent('"TRAITE"')),
    );
    await together(words.depart);
    await button(page.getByRole('dialog'), words.yesDepart).click();
    await isChanged(page, words.manyChanged);
    expect(await statusesOf(ids)).toEqual(['DEPART_MARCHANDISES']);
  });
});
