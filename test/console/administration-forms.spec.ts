/**
 * Every kind of record that an administrator keeps, in both languages: nothing filled in, something wrong, created,
 * changed, changed by two at once, switched on and off.
 */
import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { type AdministeredKind, kindsOf, type Words } from './support/administered-kinds.js';
import { ConsoleUnderTest } from './support/console-under-test.js';
import { isAccessible, said } from './support/look.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Look, settled, type Visit, visitAs } from './support/visit.js';

jest.setTimeout(240_000);

interface Saved {
  readonly id: string;
}

let console_: ConsoleUnderTest;
let admin: Client;

beforeAll(async () => {
  console_ = await ConsoleUnderTest.start();
  admin = await Client.signIn(console_.url, 'admin');
}, 180_000);
afterAll(() => console_?.stop(), 60_000);

const WORDS = {
  required: ['Champ obligatoire', 'This field is required'],
  lookAgain: ['Un ou plusieurs champs sont incorrects', 'One or more fields are wrong'],
  found: ['1 résultat', '1 result'],
  edit: ['Modifier', 'Edit'],
  save: ['Enregistrer', 'Save'],
  enable: ['Activer', 'Enable'],
  disable: ['Désactiver', 'Disable'],
  conflict: ["Quelqu'un d'autre a modifié cette fiche", 'Somebody else changed this record'],
  keepMine: ['Ajouter mes modifications', 'Add my changes'],
} as const satisfies Record<string, Words>;

class Administrator {
  private readonly language: 0 | 1;

  constructor(
    private readonly window: Visit,
    private readonly kind: AdministeredKind,
    look: Look,
  ) {
    this.language = look.language === 'fr' ? 0 : 1;
  }

  /** Leaves the form empty, then one field wrong, then right. */
  async creates(name: string): Promise<void> {
    const { page, kind } = this;
    await this.window.open(kind.address);
    await page.getByRole('link', { name: this.say(kind.add) }).click();
    await settled(page);
    await this.press(kind.add);
    await said(page, this.say(WORDS.lookAgain));
    expect(await page.getByText(this.say(WORDS.required)).count()).toBe(kind.missing);

    for (const [list, option] of kind.choices ?? []) await this.choose(list, option);
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
  }

  async edits(called: string): Promise<void> {
    await this.opens(called);
    await this.fill(...this.kind.edit);
    await this.press(WORDS.save);
    await said(this.page, this.say(this.kind.changed));
  }

  /** Somebody else saves the record first. */
  async editsWithAnother(called: string): Promise<void> {
    await this.opens(called);
    await this.fill(this.kind.edit[0], `${this.kind.edit[1]} 2`);
    await meanwhile(this.kind, called);
    await this.press(WORDS.save);
    const dialog = this.page.getByRole('dialog', { name: this.say(WORDS.conflict) });
    await dialog.getByRole('row').nth(1).waitFor();
    await isAccessible(this.page);
    await dialog.getByRole('button', { name: this.say(WORDS.keepMine) }).click();
    await dialog.waitFor({ state: 'detached' });
    await said(this.page, this.say(this.kind.changed));
  }

  async switches(called: string): Promise<void> {
    await this.finds(called);
    for (const action of [WORDS.enable, WORDS.disable]) {
      await this.button(`${this.say(action)} ${called}`).click();
      const question = this.page.getByRole('alertdialog');
      await question.getByRole('button', { name: this.say(action) }).click();
      await question.waitFor({ state: 'detached' });
      await said(this.page, this.say(this.kind.statusChanged));
    }
    await this.button(`${this.say(WORDS.enable)} ${called}`).waitFor();
  }

  private get page(): Page {
    return this.window.page;
  }

  private async opens(called: string): Promise<void> {
    await this.finds(called);
    await this.button(`${this.say(WORDS.edit)} ${called}`).click();
    await this.button(this.say(WORDS.save)).waitFor();
  }

  private async finds(called: string): Promise<void> {
    await this.window.open(this.kind.address);
    await this.fill(this.kind.search, wordOf(called));
    await this.page.getByText(this.say(WORDS.found), { exact: true }).waitFor();
  }

  private async choose(list: Words, option: Words): Promise<void> {
    await this.page.getByRole('combobox', { name: new RegExp(`^${this.say(list)}`) }).click();
    await this.page.getByRole('option', { name: new RegExp(`^${this.say(option)}`) }).click();
  }

  private fill(field: Words, value: string): Promise<void> {
    return this.page.getByRole('textbox', { name: this.say(field), exact: true }).fill(value);
  }

  private press(label: Words): Promise<void> {
    return this.button(this.say(label)).click();
  }

  private button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  private say(words: Words): string {
    return words[this.language];
  }
}

/** Lists look for a part of the name; that of a user is in two fields. */
const wordOf = (called: string): string => called.split(' ').at(-1) ?? called;

async function meanwhile({ path, listPath = path, meanwhile: change }: AdministeredKind, called: string) {
  const { body } = await admin.get<Saved[]>(`${listPath}?q=${encodeURIComponent(wordOf(called))}`);
  expect(body).toHaveLength(1);
  expect((await admin.put(path, { ...body[0], ...change })).status).toBe(200);
}

describe.each([
  ['at a desk, in French', FRENCH_DESK],
  ['on a phone, in English', ENGLISH_PHONE],
] as const)('%s, an administrator', (_, look) => {
  it.each(Object.keys(kindsOf('')))('keeps a %s', async (name) => {
    const mark = String(Date.now() % 10_000_000).padStart(7, '0');
    const kind = kindsOf(mark)[name]!;
    const record = `Neuf${mark}`;
    const called = kind.calls?.(record) ?? record;
    const window = await visitAs(console_.browser, console_.url, 'admin', look);
    const administrator = new Administrator(window, kind, look);
    await administrator.creates(record);
    await administrator.edits(called);
    await administrator.editsWithAnother(called);
    await administrator.switches(called);
    expect(window.faults).toEqual([]);
    await window.close();
  });
});
