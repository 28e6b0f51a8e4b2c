/** Records of one form each, as an administrator keeps them: create, wrong input, edit, disable, two editors. */
import type { Locator, Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { violations } from './support/axe.js';
import { ConsoleUnderTest } from './support/console-under-test.js';
import { said } from './support/look.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Visit, visitAs } from './support/visit.js';

jest.setTimeout(180_000);

interface Saved {
  readonly id: string;
  readonly version: number;
}

let console_: ConsoleUnderTest;
let admin: Client;
let window: Visit;

beforeAll(async () => {
  console_ = await ConsoleUnderTest.start();
  admin = await Client.signIn(console_.url, 'admin');
}, 180_000);
afterEach(async () => {
  expect(window.faults).toEqual([]);
  await window.close();
});
afterAll(() => console_?.stop(), 60_000);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
async function missing(where: Page | Locator, words: string): Promise<number> {
  await where.getByText(words).first().waitFor();
  return where.getByText(words).count();
}
const unique = (name: string) => `${name} ${Date.now() % 1_000_000}`;

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function choose(page: Page, list: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The record as another administrator sees it a moment later. */
async function meanwhile(path: string, name: string, change: Readonly<Record<string, unknown>>) {
  const { body } = await admin.get<Saved[]>(`${path}?nom=${encodeURIComponent(name)}`);
  const { status } = await admin.put(path, { ...body[0], ...change });
  expect(status).toBe(200);
}

describe('at a desk, in French', () => {
  it('keeps a tracker: told what is wrong, created, switched off and on', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', FRENCH_DESK);
    const { page } = window;
    const name = unique('TT');
    await window.open('/trackers');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ajouter un traceur' }).click();
    await button(page, 'Ajouter un traceur').click();
    await said(page, 'Un ou plusieurs champs sont incorrects');
    expect(await missing(page, 'Champ obligatoire')).toBe(6);

    await fill(page, {
      Fabricant: 'Thermotrace',
      Nom: name,
      'Type 1': 'Enregistreur',
      'Type 2': 'USB',
      'Température minimale': '8,5',
      'Température maximale': '0',
    });
    await button(page, 'Ajouter un traceur').click();
    await said(page, 'La température maximale ne peut pas être inférieure à la minimale');
    expect(await violations(page)).toEqual([]);
    await fill(page, { 'Température minimale': '-20,5' });
    await button(page, 'Ajouter un traceur').click();
    await said(page, 'Le traceur a été créé');

    await page.waitForURL(/\/trackers$/);
    await field(page, 'Nom').fill(name);
    await said(page, '1 résultat');
    await said(page, '-20,5 à 0 °C');
    await button(page, `Activer ${name}`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activer' }).click();
    await said(page, 'Le statut du traceur a été modifié');
    await button(page, `Désactiver ${name}`).waitFor();
  });

  it('refuses a second record of the same name in the words of the specification', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', FRENCH_DESK);
    const { page } = window;
    await window.open('/containers/add');
    await fill(page, {
      Fabricant: 'Isotherma',
      Nom: 'Caisse isotherme 12 L',
      Type: 'Passif',
      Taille: '0',
      Poids: '0',
      Capacité: '0',
    });
    await button(page, 'Ajouter un contenant').click();
    await said(page, 'La valeur doit être au moins 1');
    await field(page, 'Taille').fill('12');
    await button(page, 'Ajouter un contenant').click();
    await said(page, 'Ce nom est déjà utilisé pour ce fabricant');
    await said(page, 'Votre formulaire comporte des erreurs');
  });

  it('brings two editors of one record together without losing what either typed', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', FRENCH_DESK);
    const { page } = window;
    const nom = unique('Deux');
    await admin.post('/referentiel/contenant', {
      nom,
      fabricant: 'Isotherma',
      type: 'Actif',
      taille: 5,
      poids: 1,
      capacite: 10,
    });
    await window.open('/containers');
    await field(page, 'Nom').fill(nom);
    await said(page, '1 résultat');
    await button(page, `Modifier ${nom}`).click();
    await field(page, 'Poids').fill('2,5');

    await meanwhile('/referentiel/contenant', nom, { capacite: 20 });
    await button(page, 'Enregistrer').click();
    const dialog = page.getByRole('dialog', { name: "Quelqu'un d'autre a modifié cette fiche" });
    await dialog.getByRole('row', { name: /Capacité 20 10/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ajouter mes modifications' }).click();
    await said(page, 'Le contenant a été modifié');

    const { body } = await admin.get<object[]>(`/referentiel/contenant?nom=${encodeURIComponent(nom)}`);
    expect(body[0]).toMatchObject({ poids: 2.5, capacite: 20 });
  });

  it('names a carrier’s dispatch centre once, and wants a real address', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', FRENCH_DESK);
    const { page } = window;
    const nom = unique('Transport');
    await window.open('/carriers/add');
    await fill(page, {
      Nom: nom,
      Adresse: '1 rue du Quai',
      'Code postal': '123456',
      Ville: 'Lille',
      Pays: 'France',
      'E-mail du contact': 'pas une adresse',
    });
    await page.getByRole('combobox', { name: 'Centre de répartition' }).fill('nord');
    await page.getByRole('option', { name: /Plateforme Nord/ }).click();
    await button(page, 'Ajouter un transporteur').click();
    await said(page, "Le format de l'email n'est pas réglementaire");
    await field(page, 'E-mail du contact').fill('quai@example.org');
    await button(page, 'Ajouter un transporteur').click();
    await said(page, '5 caractères au maximum');
    await field(page, 'Code postal').fill('59000');
    await button(page, 'Ajouter un transporteur').click();
    await said(page, 'Le transporteur a été créé');

    await field(page, 'Nom').fill(nom);
    await said(page, '1 résultat');
    await button(page, `Modifier ${nom}`).click();
    expect(await page.getByRole('combobox', { name: 'Centre de répartition' }).isDisabled()).toBe(true);
  });
});

describe('on a phone, in English', () => {
  it('extends a value list in both languages', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', ENGLISH_PHONE);
    const { page } = window;
    const code = `VOL_${Date.now() % 1_000_000}`;
    await window.open('/value-list/add');
    await button(page, 'Add a choice').click();
    expect(await missing(page, 'This field is required')).toBeGreaterThan(2);
    await choose(page, /^List/, 'Scrapping causes');
    await fill(page, { Code: 'vol!', 'Label in French': 'Vol', 'Label in English': 'Theft' });
    await button(page, 'Add a choice').click();
    await said(page, 'Use capital letters, digits and underscores');
    expect(await violations(page)).toEqual([]);
    await field(page, 'Code').fill(code);
    await button(page, 'Add a choice').click();
    await said(page, 'The choice was created');

    await field(page, 'Code or label').fill(code);
    await said(page, '1 result');
    await button(page, `Enable ${code}`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click();
    await said(page, 'The status of the choice was changed');
    const { body } = await admin.get<{ code: string }[]>('/value-list?code=SCRAPPING_CAUSE&languageId=2');
    expect(body).toContainEqual({ code, label: 'Theft' });
  });

  it('takes the other version where it is the better one', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', ENGLISH_PHONE);
    const { page } = window;
    const nom = unique('Probe');
    const values = { nom, fabricant: 'T', type1: 'a', type2: 'b', minTemperature: 2, maxTemperature: 8 };
    await admin.post('/referentiel/tracker', values);
    await window.open('/trackers');
    await field(page, 'Name').fill(nom);
    await said(page, '1 result');
    await button(page, `Edit ${nom}`).click();
    await field(page, 'Type 1').fill('mine');
    await meanwhile('/referentiel/tracker', nom, { type1: 'theirs' });
    await button(page, 'Save').click();
    await said(page, 'changed by both');
    await button(page, 'Take the other version').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await field(page, 'Type 1').inputValue()).toBe('theirs');
  });
});
