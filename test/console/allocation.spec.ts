/** A dispatch administrator plans weeks: typed and pasted, copied, imported, exported, and turned into requests. */
import type { Page } from 'playwright-core';
import {
  attach,
  button,
  choose,
  downloaded,
  field,
  listed,
  pick,
  showFilters,
  typeDate,
} from './support/form.js';
import { isFitAtEverySize, said } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Look, settled } from './support/visit.js';
import { COMMON, type Words, wordsIn } from './support/words.js';
import { Workbook } from './support/workbook.js';

const console_ = useConsole();

const WORDS = {
  ...COMMON,
  add: ['Ajouter', 'Add'],
  firstWeek: ['Première semaine', 'First week'],
  week: ['Semaine', 'Week'],
  centre: ['Centre de vaccination', 'Vaccination centre'],
  product: ['Produit', 'Product'],
  monday: ['Lundi', 'Monday'],
  sunday: ['Dimanche', 'Sunday'],
  filled: ['35 cases remplies.', '35 cells filled in.'],
  sum: ['Total : 210 flacons', 'Total: 210 vials'],
  saved: ["Le plan d'approvisionnement a bien été enregistré", 'The allocation plan was saved'],
  actions: ['Actions :', 'Actions:'],
  duplicate: ['Dupliquer', 'Duplicate'],
  weeks: ['Nombre de semaines', 'Number of weeks'],
  tooMany: [
    'Vous ne pouvez pas duppliquer au delà de 5 semaines',
    'You cannot duplicate to more than 5 weeks',
  ],
  followingTaken: [
    "Une erreur est survenue, l'allocation n'a pas été dupliquée : Un plan existe déjà pour la semaine du \\d\\d/\\d\\d/\\d{4}",
    'Something went wrong, the allocation was not duplicated: The week of \\d\\d/',
  ],
  generate: ['Générer', 'Generate'],
  generated: [
    'La génération a bien été effectuée : 7 demandes créées, 0 existait déjà',
    'The generation is done: 7 requests made, 0 were there already',
  ],
  fiveWeeks: ['Détail sur 5 semaines', 'Details of 5 weeks'],
  import: ['Importer', 'Import'],
  byWeek: ['Semaine (10 semaines)', 'Week (10 weeks)'],
  packages: ['Conditionnements', 'Packages'],
  check: ['Vérifier le fichier', 'Check the file'],
  threeErrors: ['3 erreurs', '3 errors'],
  oneCreation: ['1 création', '1 creation'],
  blocked: ['Rien ne sera importé', 'Nothing is imported'],
  importTwo: ['Importer 2 lignes', 'Import 2 lines'],
  imported: ['Import terminé. Lignes créées : 2, modifiées : 0', 'Import done. Lines created: 2, changed: 0'],
} as const satisfies Record<string, Words>;

/** FINESS number of Centre Bellevue in the demonstration. */
const BELLEVUE = '590000055';

const DAY_MS = 24 * 3_600_000;

/** Weeks ahead of the next story: those of an attempt that failed may have a plan already. */
let free = 30;

/** As many weeks as a story plans, which no other story plans. */
function freeWeeks(count: number): number {
  free += count;
  return free - count;
}

/** A Monday so many weeks ahead, as the reader of the language writes it. */
function mondayIn(weeks: number, { language }: Look) {
  const today = new Date();
  const since = (today.getUTCDay() + 6) % 7;
  const isoAt = (days: number) =>
    new Date(today.getTime() + (7 * weeks - since + days) * DAY_MS).toISOString().slice(0, 10);
  const at = (days: number) => {
    const [year, month, day] = isoAt(days).split('-');
    return language === 'fr' ? [day, month, year] : [month, day, year];
  };
  return { iso: isoAt(0), typed: at(0).join(''), shown: (days: number) => at(days).join('/') };
}

/** As a spreadsheet puts it on the clipboard. */
async function pasteFromSpreadsheet(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = rows.map((cells) => cells.join('\t')).join('\r\n');
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('Control+V');
}

const FIVE_WEEKS = Array.from({ length: 5 }, (_, week) =>
  Array.from({ length: 7 }, (_, day) => (day === 0 ? '6,0' : day === 1 ? '6.0' : `${week + 4}`)),
);

/** What a story says and does in this look. */
function plansIn(look: Look) {
  const words = wordsIn(look, WORDS);

  const showWeek = async (page: Page, week: ReturnType<typeof mondayIn>) => {
    await typeDate(page, words.week, week.typed);
    // The list has been asked for it: no row is drawn anew under the menu that is opened next.
    await page.waitForURL((url) => url.search.includes(week.iso));
    await page.getByText(week.shown(0)).first().waitFor();
    await settled(page);
  };
  const openMenu = (page: Page) =>
    page
      .getByRole('button', { name: new RegExp(`^${words.actions}`) })
      .first()
      .click();

  return { words, showWeek, openMenu };
}

describe('the plans of weeks', () => {
  it('are typed by pasting 5 × 7 numbers, copied, exported and turned into requests', async () => {
    const look = FRENCH_DESK;
    const { words, showWeek, openMenu } = plansIn(look);
    const week = mondayIn(freeWeeks(5), look);
    const { page } = await console_.as('dispatch', look, '/procurements');
    await page.getByRole('link', { name: words.add, exact: true }).click();
    await typeDate(page, words.firstWeek, week.typed);
    await choose(page, words.centre, 'Centre Bellevue');
    await choose(page, words.product, 'Immunol');
    await field(page, `${words.monday} ${week.shown(0)}`).click();
    await pasteFromSpreadsheet(page, FIVE_WEEKS);
    await said(page, words.filled);
    expect(await field(page, `${words.sunday} ${week.shown(34)}`).inputValue()).toBe('8');
    await said(page, new RegExp(`^${words.sum}`));
    await isFitAtEverySize(page);
    await button(page, words.save).click();
    await said(page, words.saved);

    await listed(page, words.add);
    await showWeek(page, week);
    await openMenu(page);
    await page.getByRole('menuitem', { name: words.duplicate, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, words.weeks).fill('6');
    await button(dialog, words.duplicate).click();
    await said(page, words.tooMany);
    await field(dialog, words.weeks).fill('1');
    await button(dialog, words.duplicate).click();
    await said(page, new RegExp(words.followingTaken));
    await settled(page);
    await isFitAtEverySize(page);
    await button(dialog, words.cancel).click();
    await dialog.waitFor({ state: 'detached' });

    await button(page, words.exports).click();
    const file = await downloaded(page, page.getByRole('menuitem', { name: words.fiveWeeks, exact: true }));
    const book = await Workbook.open(file.path);
    expect(book.text.match(/Centre Bellevue/g)?.length).toBeGreaterThanOrEqual(5);

    await button(page, words.generate).click();
    await settled(page);
    await isFitAtEverySize(page);
    await button(page.getByRole('dialog'), words.generate).click();
    await said(page, words.generated);
  });

  it('are imported once three faults are put right, line by line in sight', async () => {
    const look = ENGLISH_PHONE;
    const { words, showWeek } = plansIn(look);
    const { page } = await console_.as('dispatch', look, '/procurements');
    const week = mondayIn(freeWeeks(10), look);
    await button(page, words.import).click();
    const dialog = page.getByRole('dialog');
    await typeDate(page, words.firstWeek, week.typed);
    await pick(page, words.byWeek);
    await pick(page, words.packages);
    const right = { finess: BELLEVUE, produit: 'Vaxilor', S1: '12', S2: '4' };
    const file = Workbook.of([
      right,
      { ...right, finess: '000000000' },
      { ...right, produit: 'Inconnu' },
      { ...right, produit: 'Immunol', S1: '-2' },
    ]);
    await attach(page, 'plan.xlsx', await file.content());
    await button(dialog, words.check).click();
    await said(page, words.threeErrors);
    await said(page, words.oneCreation);
    await said(page, new RegExp(`^${words.blocked}`));
    await settled(page);
    await isFitAtEverySize(page);

    const mended = Workbook.of([right, { ...right, produit: 'Immunol', S1: '2' }]);
    await attach(page, 'plan.xlsx', await mended.content());
    await button(dialog, words.check).click();
    await button(dialog, words.importTwo).click();
    await said(page, words.imported);
    await showFilters(page, words.filters);
    await showWeek(page, week);
    await page.getByText('Vaxilor').first().waitFor();
  });
});
