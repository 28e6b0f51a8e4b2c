/**
 * Kinds of records that an administrator keeps: nothing filled in, something wrong, created, changed, switched on and
 * off. What is particular about a centre, and a record that two change at once.
 */
import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { type AdministeredKind, kindsOf } from './support/administered-kinds.js';
import {
  button,
  choose,
  confirm,
  field,
  fill,
  listed,
  mark,
  meanwhile,
  missing,
  unique,
} from './support/form.js';
import { isAccessible, isFitAtEverySize, said } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { EITHER_LOOK, ENGLISH_PHONE, FRENCH_DESK, type Look, settled, type Visit } from './support/visit.js';
import { COMMON, sayIn, type Words } from './support/words.js';

const console_ = useConsole();
let admin: Client;
beforeAll(async () => {
  admin = await Client.signIn(console_.url, 'admin');
});

class Administrator {
  private readonly say: (words: Words) => string;

  constructor(
    private readonly window: Visit,
    private readonly kind: AdministeredKind,
    look: Look,
  ) {
    this.say = sayIn(look);
  }

  /** Leaves the form empty, then one field wrong, then right; the list then shows the record alone. */
  async creates(name: string, called: string): Promise<void> {
    const { page, kind } = this;
    await page.getByRole('link', { name: this.say(kind.add) }).click();
    await settled(page);
    await this.press(kind.add);
    await said(page, this.say(COMMON.lookAgain));
    expect(await missing(page, this.say(COMMON.required))).toBe(kind.missing);

    for (const [list, option] of kind.choices ?? []) await choose(page, this.say(list), this.say(option));
    await this.fill(kind.name, name);
    for (const [field, value] of kind.texts) await this.fill(field, this.say(value));
    for (const box of kind.boxes ?? []) await page.getByRole('checkbox', { name: this.say(box) }).check();
    const [field, value, told] = kind.wrong;
    await this.fill(field, value);
    await this.press(kind.add);
    await said(page, this.say(told));
    await isAccessible(page);

    await this.fill(field, kind.right);
    await this.press(kind.add);
    await said(page, this.say(kind.created));
    await listed(page, this.say(kind.add));
    await this.fill(kind.search, wordOf(called));
    await page.getByText(this.say(COMMON.found), { exact: true }).waitFor();
  }

  async edits(called: string): Promise<void> {
    await this.opens(called);
    await this.fill(...this.kind.edit);
    await this.press(COMMON.save);
    await said(this.page, this.say(this.kind.changed));
  }

  async switches(called: string): Promise<void> {
    for (const action of [COMMON.enable, COMMON.disable]) {
      const word = this.say(action);
      await confirm(this.page, this.button(`${word} ${called}`), word);
      await said(this.page, this.say(SWITCHED.told));
    }
    await this.button(`${this.say(COMMON.enable)} ${called}`).waitFor();
  }

  private get page(): Page {
    return this.window.page;
  }

  /** From the list, which is as it was left. */
  private async opens(called: string): Promise<void> {
    await this.button(`${this.say(COMMON.edit)} ${called}`).click();
    await this.button(this.say(COMMON.save)).waitFor();
  }

  private fill(label: Words, value: string): Promise<void> {
    return field(this.page, this.say(label)).fill(value);
  }

  private press(label: Words): Promise<void> {
    return this.button(this.say(label)).click();
  }

  private button(name: string) {
    return button(this.page, name);
  }
}

/** The kind that is switched on and off: all are by the same parts. */
const SWITCHED = {
  kind: 'product',
  told: ['Le statut du produit a été modifié', 'The status of the product was changed'],
} as const satisfies { kind: string; told: Words };

/** Lists look for a part of the name; that of a user is in two fields. */
const wordOf = (called: string): string => called.split(' ').at(-1) ?? called;

/** The forms are made of the same parts: each kind is looked at one way, half of them at a desk and half on a phone. */
describe.each(EITHER_LOOK)('%s, an administrator', (_, look) => {
  const half = look === FRENCH_DESK ? 0 : 1;
  it.each(Object.keys(kindsOf('')).filter((__, index) => index % 2 === half))('keeps a %s', async (name) => {
    const digits = mark();
    const kind = kindsOf(digits)[name]!;
    const record = `Neuf${digits}`;
    const called = kind.calls?.(record) ?? record;
    const window = await console_.as('admin', look, kind.address);
    const administrator = new Administrator(window, kind, look);
    await administrator.creates(record, called);
    await administrator.edits(called);
    if (name === SWITCHED.kind) await administrator.switches(called);
  });
});

describe('a centre', () => {
  it('asks for its type before its preferences, then takes users, tags and a parent', async () => {
    const { page } = await console_.as('admin', FRENCH_DESK, '/centers/add');
    const nom = unique('Centre Neuf');
    expect(
      await page.getByText('Veuillez choisir le type de centre avant de saisir les préférences').count(),
    ).toBe(2);

    await choose(page, 'Type', 'Centre de vaccination');
    await settled(page);
    await fill(page, { Nom: nom, Adresse: '1 rue Neuve', 'Code postal': '59000', Ville: 'Lille' });
    await choose(page, 'Destinataire des e-mails', 'Le centre et le référent');

    const search = page.getByRole('combobox', { name: 'Ajouter un utilisateur au centre' });
    await search.fill('be');
    await said(page, 'Saisissez au moins 3 caractères');
    await search.fill('bell');
    await page.getByRole('option', { name: /bellevue/ }).click();
    await page.getByRole('radio', { name: 'Référent' }).check();

    await button(page, 'Ajouter une étiquette').click();
    const dialog = page.getByRole('dialog');
    await choose(page, 'Catégorie', 'Secteur');
    await dialog.getByRole('textbox', { name: 'Valeur' }).fill('Nord');
    await page.keyboard.press('Enter');
    await said(page, 'Secteur : Nord');

    await page.getByRole('combobox', { name: 'Centres parents' }).fill('plateforme n');
    await page.getByRole('option', { name: /Plateforme Nord/ }).click();
    await page.keyboard.press('Escape');
    await button(page, 'Ajouter un centre').click();
    await said(page, 'Le centre a été créé');

    const { body } = await admin.get<{ id: string }[]>(`/centre?nom=${encodeURIComponent(nom)}`);
    const { body: centre } = await admin.get<object>(`/centre/${body[0]!.id}`);
    expect(centre).toMatchObject({
      nom,
      actif: false,
      destinataireEmail: 'BOTH',
      etiquettes: [{ categorieType: 'SECTEUR', valeur: 'Nord' }],
      centreParents: [{ nom: 'Plateforme Nord' }],
      utilisateurs: [{ login: 'bellevue' }],
    });
  });

  it('is read, not edited, by the referent above it', async () => {
    const { page } = await console_.as('referent', FRENCH_DESK, '/centers');
    const view = button(page, 'Voir Plateforme Nord');
    await view.waitFor();
    expect(await page.getByRole('link', { name: 'Ajouter un centre' }).count()).toBe(0);
    expect(await button(page, 'Désactiver Pharmacie centrale').count()).toBe(0);
    await view.click();
    await said(page, 'Réseau du centre');
    expect(await button(page, 'Enregistrer').count()).toBe(0);
    await isAccessible(page);
  });
});

describe('a record that somebody else changes meanwhile', () => {
  it('brings two editors together at a desk without losing what either typed', async () => {
    const nom = unique('Deux');
    await admin.post('/referentiel/contenant', {
      nom,
      fabricant: 'Isotherma',
      type: 'Actif',
      taille: 5,
      poids: 1,
      capacite: 10,
    });
    const { page } = await console_.as('admin', FRENCH_DESK, '/containers');
    await field(page, 'Nom').fill(nom);
    await said(page, '1 résultat');
    await button(page, `Modifier ${nom}`).click();
    await field(page, 'Poids').fill('2,5');

    const id = await meanwhile(admin, '/referentiel/contenant', nom, { capacite: 20 });
    await button(page, 'Enregistrer').click();
    const dialog = page.getByRole('dialog', { name: "Quelqu'un d'autre a modifié cette fiche" });
    await dialog.getByRole('row', { name: /Capacité 20 10/ }).waitFor();
    await button(dialog, 'Ajouter mes modifications').click();
    await said(page, 'Le contenant a été modifié');

    const { body } = await admin.get<object>(`/referentiel/contenant/${id}`);
    expect(body).toMatchObject({ poids: 2.5, capacite: 20 });
  });

  it('takes the other version on a phone where it is the better one', async () => {
    const nom = unique('Probe');
    const values = { nom, fabricant: 'T', type1: 'a', type2: 'b', minTemperature: 2, maxTemperature: 8 };
    await admin.post('/referentiel/tracker', values);
    const { page } = await console_.as('admin', ENGLISH_PHONE, '/trackers');
    await field(page, 'Name').fill(nom);
    await said(page, '1 result');
    await button(page, `Edit ${nom}`).click();
    await field(page, 'Type 1').fill('mine');
    await meanwhile(admin, '/referentiel/tracker', nom, { type1: 'theirs' });
    await button(page, 'Save').click();
    await said(page, 'changed by both');
    await isFitAtEverySize(page);
    await button(page, 'Take the other version').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await field(page, 'Type 1').inputValue()).toBe('theirs');
  });
});
