import type { Locator, Page } from 'playwright-core';
import { violations } from './support/axe.js';
import { button, field, pick, typeDate } from './support/form.js';
import { overhang, said } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Look, settled } from './support/visit.js';

const console_ = useConsole();

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
};

const DAY_MS = 24 * 3_600_000;

/** Later than any demonstration plan: nothing is asked about. As a reader of the language types it. */
function inTwoMonths({ language }: Look): string {
  const [year, month, day] = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10).split('-');
  return language === 'fr' ? `${day}${month}${year}` : `${month}${day}${year}`;
}

const listOf = (prefix: string, status: string): string =>
  `/${prefix}/replenishments?filter=${encodeURIComponent(JSON.stringify({ statut: [status] }))}`;

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
  it('is made, confirmed, prepared, processed and departs, and tells all of it', async () => {
    const { page: centre } = await console_.as('bellevue', look, '/vaccination/replenishment-form');
    expect(await violations(centre)).toEqual([]);
    expect(await overhang(centre)).toEqual([]);
    await pick(centre, /^Immunol/);
    await typeDate(centre, words.wanted, inTwoMonths(look));
    await pick(centre, words.packages);
    await field(centre, words.quantity).fill('2');
    await centre.getByRole('button', { name: words.send }).click();
    await said(centre, words.sent);

    const dispatch = await console_.as('dispatch', look, listOf('dispatch', 'EN_ATTENTE'));
    const { page } = dispatch;
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toEqual([]);
    await choose(page, words, words.confirm);
    await page.getByRole('dialog').waitFor();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page)).toEqual([]);
    await button(page.getByRole('dialog'), words.yesConfirm).click();
    await said(page, words.changed);

    await dispatch.open(listOf('dispatch', 'CONFIRME'));
    await choose(page, words, words.prepare);
    await page.waitForURL(/dispatch\/exits$/);
    await settled(page);
    await said(page, words.oneLine);
    await button(page, words.validate).click();
    const question = page.getByRole('alertdialog');
    await field(question, words.comment).fill('Tournée 3');
    await button(question, words.process).click();
    await page.waitForURL(/dispatch\/exits\/.+/);

    await dispatch.open(listOf('dispatch', 'TRAITE'));
    await choose(page, words, words.depart);
    await button(page.getByRole('dialog'), words.yesDepart).click();
    await said(page, words.changed);

    await centre.goto(listOf('vaccination', 'DEPART_MARCHANDISES'));
    await settled(centre);
    await requestIn(centre, words.amount).getByRole('button', { name: words.details }).click();
    const life = centre.getByRole('dialog');
    await life.getByRole('listitem').nth(words.life.length).waitFor();
    const steps = await life.locator('ol > li').allInnerTexts();
    expect(steps.map((step) => step.split('\n')[0])).toEqual(words.life);
    expect(steps[2]).toContain('Tournée 3');
    expect(await violations(centre)).toEqual([]);
    expect(await overhang(centre)).toEqual([]);
  });
});
