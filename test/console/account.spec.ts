/** An account from its first mail on: a password chosen, what is preferred, another password, one forgotten. */
import type { Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { button, choose, mark } from './support/form.js';
import { isFitAtEverySize, said } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, type Look, settled } from './support/visit.js';
import { sayIn, type Words, wordsIn } from './support/words.js';

const console_ = useConsole();
let admin: Client;
beforeAll(async () => {
  admin = await Client.signIn(console_.url, 'admin');
});

const WORDS = {
  login: ['Identifiant', 'Login'],
  signedOut: ['Vous êtes déconnecté', 'You are signed out'],
  password: ['Mot de passe', 'Password'],
  signIn: ['Se connecter', 'Sign in'],
  forgotten: ['Mot de passe oublié', 'Forgotten password'],
  sendLink: ['Recevoir le lien', 'Send me the link'],
  linkSent: [
    'Si cet identifiant existe, un e-mail vient de lui être envoyé. Le lien est valable une heure.',
    'If this login exists, an e-mail is on its way. The link works for one hour.',
  ],
  newPassword: ['Nouveau mot de passe', 'New password'],
  confirmation: ['Confirmation du mot de passe', 'Confirm the password'],
  savePassword: ['Enregistrer le mot de passe', 'Save the password'],
  saved: ['Votre mot de passe est enregistré.', 'Your password is set.'],
  tooShort: ['12 caractères au minimum', '12 characters at least'],
  withoutDigit: ['Ajoutez un chiffre', 'Add a digit'],
  differ: ['Les deux mots de passe sont différents', 'The two passwords differ'],
  personal: [
    'Le mot de passe ne peut pas contenir votre nom, identifiant ou e-mail',
    'The password cannot contain your name, login or e-mail',
  ],
  sameAsOld: [
    "Choisissez un mot de passe différent de l'ancien",
    'Choose a password that differs from the old one',
  ],
  used: [
    'Ce lien a déjà servi ou est trop ancien, demandez-en un nouveau',
    'This link was used or is too old, ask for a new one',
  ],

  account: ['Mon compte', 'My account'],
  language: ['Langue', 'Language'],
  dateFormat: ['Format des dates', 'Date format'],
  otherFormat: ['MM/JJ/AAAA', 'DD/MM/YYYY'],
  formatOfLanguage: ['Selon la langue (JJ/MM/AAAA)', 'As the language has it (MM/DD/YYYY)'],
  preferencesSaved: ['Vos préférences ont bien été enregistrées', 'Your preferences were saved'],
  oldPassword: ['Ancien mot de passe', 'Old password'],
  changePassword: ['Changer le mot de passe', 'Change the password'],
  changed: ['Votre mot de passe a bien été modifié', 'Your password was changed'],
} as const satisfies Record<string, Words>;

const FIRST = 'Chardon-bleu-41!';
const SECOND = 'Bruyere_rose+52?';

interface Account {
  readonly id: string;
  readonly login: string;
  readonly email: string;
}

/** With a password, or with a mail that leads to one. */
async function created(langue: 'fr' | 'en', password?: string): Promise<Account> {
  const login = `oriane${mark()}`;
  const email = `${login}@example.org`;
  const { status, body } = await admin.post<{ id: string }>('/users', {
    login,
    email,
    firstname: 'Oriane',
    lastname: 'Vasseur',
    company: 'Hôpital Nord',
    authorities: ['ROLE_ADMIN'],
    langue,
    dateFormat: langue.toUpperCase(),
    actif: password !== undefined,
    ...(password && { password, confirmation: password }),
  });
  expect(status).toBe(201);
  return { id: body.id, login, email };
}

/** Where the link of the only mail to this address leads. */
async function mailedLink(email: string): Promise<string> {
  let mails: readonly { id: string }[] = [];
  await eventually(async () => {
    ({ body: mails } = await admin.get<{ id: string }[]>(`/outbox?q=${encodeURIComponent(email)}`));
    return mails.length === 1;
  });
  const { body } = await admin.get<{ texte: string }>(`/outbox/${mails[0]?.id}`);
  const link = new URL(/https?:\S+/.exec(body.texte)?.[0] ?? '');
  return link.pathname + link.search;
}

/** What a story says and does in this look. */
function somebodyIn(look: Look) {
  const words = wordsIn(look, WORDS);
  const say = sayIn(look);

  const secret = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}`));

  async function signIn(page: Page, { login }: Account, password: string): Promise<void> {
    await page.getByRole('textbox', { name: words.login }).fill(login);
    await secret(page, words.password).fill(password);
    await button(page, words.signIn).click();
  }

  async function isSignedIn(page: Page): Promise<void> {
    await page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
  }

  async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
    await secret(page, words.newPassword).fill(password);
    await secret(page, words.confirmation).fill(confirmation);
    await button(page, words.savePassword).click();
  }

  return { words, say, secret, signIn, isSignedIn, choosePassword };
}

describe('somebody', () => {
  it('is invited by mail, and told which password will do', async () => {
    const look = ENGLISH_PHONE;
    const { words, choosePassword, signIn, isSignedIn } = somebodyIn(look);
    const account = await created(look.language);
    const window = await console_.visit(look);
    const { page } = window;
    await window.open(await mailedLink(account.email));
    await choosePassword(page, 'Court');
    await said(page, words.tooShort);
    await choosePassword(page, 'Chardon-bleu-clair', 'Chardon-bleu');
    await said(page, words.differ);
    await said(page, words.withoutDigit);
    await choosePassword(page, `Vasseur-${FIRST}`);
    await said(page, words.personal);
    await isFitAtEverySize(page);
    await choosePassword(page, FIRST);
    await said(page, words.saved);
    await page.getByRole('link', { name: words.signIn }).click();
    await signIn(page, account, FIRST);
    await isSignedIn(page);
  });

  it('who forgot the password gets a link, which works once', async () => {
    const look = ENGLISH_PHONE;
    const { words, choosePassword, signIn, isSignedIn } = somebodyIn(look);
    const account = await created(look.language, FIRST);
    const window = await console_.visit(look);
    const { page } = window;
    await window.open('/login');
    await page.getByRole('link', { name: words.forgotten }).click();
    await button(page, words.sendLink).waitFor();
    await page.getByRole('textbox', { name: words.login }).fill(account.login);
    await button(page, words.sendLink).click();
    await said(page, words.linkSent);
    await isFitAtEverySize(page);

    const link = await mailedLink(account.email);
    await window.open(link);
    await choosePassword(page, FIRST);
    await said(page, words.sameAsOld);
    await choosePassword(page, SECOND);
    await said(page, words.saved);
    await window.open(link);
    await choosePassword(page, `${SECOND}!`);
    await said(page, words.used);
    await isFitAtEverySize(page);

    await window.open('/login');
    await signIn(page, account, SECOND);
    await isSignedIn(page);
  });

  it('looks at the account, and changes what is preferred and the password', async () => {
    const look = FRENCH_DESK;
    const { words, say, secret, signIn } = somebodyIn(look);
    const account = await created(look.language, FIRST);
    const window = await console_.visit(look);
    const { page } = window;
    await window.open('/me');
    await signIn(page, account, FIRST);
    await page.getByRole('heading', { level: 1, name: words.account }).waitFor();
    await settled(page);
    await said(page, 'Oriane Vasseur');
    await said(page, account.email);
    await said(page, 'Hôpital Nord');

    await choose(page, words.dateFormat, words.otherFormat);
    await said(page, words.preferencesSaved);
    await choose(page, words.language, say(['English', 'Français']));
    await page.getByRole('heading', { level: 1, name: say(['My account', 'Mon compte']) }).waitFor();
    // The page changes its words at once, while the choice is being saved.
    await eventually(async () => {
      const { body } = await admin.get<{ langue: string; dateFormat: string }>(`/users/${account.id}`);
      return body.langue === say(['en', 'fr']) && body.dateFormat === say(['EN', 'FR']);
    });
    await choose(page, say(['Language', 'Langue']), say(['Français', 'English']));
    await page.getByRole('heading', { level: 1, name: words.account }).waitFor();
    await choose(page, words.dateFormat, words.formatOfLanguage);
    await page
      .getByRole('combobox', { name: words.dateFormat })
      .filter({ hasText: words.formatOfLanguage })
      .waitFor();

    const change = async (old: string, password: string, confirmation = password) => {
      await secret(page, words.oldPassword).fill(old);
      await secret(page, words.newPassword).fill(password);
      await secret(page, words.confirmation).fill(confirmation);
      await button(page, words.changePassword).click();
    };
    await change(FIRST, SECOND, FIRST);
    await said(page, words.differ);
    await isFitAtEverySize(page);
    await change(FIRST, SECOND);
    await said(page, words.changed);
    await page.goto('/logout');
    await page.getByRole('heading', { level: 1, name: words.signedOut }).waitFor();
    await page.goto('/me');
    await page.waitForURL(/\/login/);
    await signIn(page, account, SECOND);
    await page.getByRole('heading', { level: 1, name: words.account }).waitFor();
  });
});
