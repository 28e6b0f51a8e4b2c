/**
 * Every kind of record that an administrator keeps: nothing filled in, something wrong, created,
 * changed, changed by two at once, switched on and off.
 */
import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { type AdministeredKind, kindsOf } from './support/administered-kinds.js';
import { button, choose, confirm, field, listed, mark, meanwhile, missing } from './support/form.js';
import { isAccessible, said } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { EITHER_LOOK, FRENCH_DESK, type Look, settled, type Visit } from './support/visit.js';
import { COMMON, sayIn, type Words } from './support/words.js';

jest.setTimeout(240_000);

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

  /** Somebody else saves the record first. */
  async editsWithAnother(called: string): Promise<void> {
    await this.opens(called);
    await this.fill(this.kind.edit[0], `${this.kind.edit[1]} 2`);
    await meanwhile(admin, this.kind, wordOf(called), this.kind.meanwhile);
    await this.press(COMMON.save);
    const dialog = this.page.getByRole('dialog', { name: this.say(COMMON.conflict) });
    await dialog.getByRole('row').nth(1).waitFor();
    await dialog.getByRole('button', { name: this.say(COMMON.keepMine) }).click();
    await dialog.waitFor({ state: 'detached' });
    await said(this.page, this.say(this.kind.changed));
  }

  async switches(called: string): Promise<void> {
    for (const action of [COMMON.enable, COMMON.disable]) {
      const word = this.say(action);
      await confirm(this.page, this.button(`${word} ${called}`), word);
      await said(this.page, this.say(this.kind.statusChanged));
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
    await administrator.editsWithAnother(called);
    await administrator.switches(called);
  });
});
