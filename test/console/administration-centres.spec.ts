/** Centres, users, products, templates, mail, import and the trail, as an administrator drives them. */
import ExcelJS from 'exceljs';
import { strToU8, zipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { Client } from '../support/client.js';
import { violations } from './support/axe.js';
import { ConsoleUnderTest } from './support/console-under-test.js';
import { said } from './support/look.js';
import { ENGLISH_PHONE, FRENCH_DESK, settled, type Visit, visitAs } from './support/visit.js';

jest.setTimeout(180_000);

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

describe('a centre', () => {
  it('asks for its type before its preferences, then takes users, tags and a parent', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', FRENCH_DESK);
    const { page } = window;
    const nom = unique('Centre Neuf');
    await window.open('/centers/add');
    expect(
      await page.getByText('Veuillez choisir le type de centre avant de saisir les préférences').count(),
    ).toBe(2);
    expect(await violations(page)).toEqual([]);

    await choose(page, /^Type/, 'Centre de vaccination');
    await settled(page);
    await button(page, 'Ajouter un centre').click();
    // Name, address, postal code, town and receiver of mails.
    expect(await missing(page, 'Champ obligatoire')).toBe(5);
    await fill(page, { Nom: nom, Adresse: '1 rue Neuve', 'Code postal': '59000', Ville: 'Lille' });
    await choose(page, /^Destinataire des e-mails/, 'Le centre et le référent');

    const search = page.getByRole('combobox', { name: 'Ajouter un utilisateur au centre' });
    await search.fill('be');
    await said(page, 'Saisissez au moins 3 caractères');
    await search.fill('bell');
    await page.getByRole('option', { name: /bellevue/ }).click();
    await page.getByRole('radio', { name: 'Référent' }).check();

    await button(page, 'Ajouter une étiquette').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
    expect(await missing(dialog, 'Champ obligatoire')).toBe(2);
    await choose(page, /^Catégorie/, 'Secteur');
    await dialog.getByRole('textbox', { name: 'Valeur' }).fill('Nord');
    await page.keyboard.press('Enter');
    await said(page, 'Secteur : Nord');
    await button(page, 'Ajouter une étiquette').click();
    await choose(page, /^Catégorie/, 'Secteur');
    await dialog.getByRole('textbox', { name: 'Valeur' }).fill('Sud');
    await page.keyboard.press('Enter');
    await said(page, 'Cette catégorie est déjà utilisée');
    await page.keyboard.press('Escape');

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

  it('shows its network, and keeps its type', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', ENGLISH_PHONE);
    const { page } = window;
    const { body } = await admin.get<{ id: string }[]>('/centre?nom=Plateforme%20Nord');
    await window.open(`/centers/${body[0]!.id}`);
    expect(await page.getByRole('combobox', { name: /^Type/ }).getAttribute('aria-disabled')).toBe('true');
    const network = page.getByRole('navigation', { name: 'Network of the centre' });
    await network.getByRole('link', { name: 'Pharmacie centrale' }).waitFor();
    await network.getByRole('button', { name: 'Expand Centre Bellevue' }).click();
    await network.getByRole('link', { name: 'Point Bellevue' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('is read, not edited, by the referent above it', async () => {
    window = await visitAs(console_.browser, console_.url, 'referent', FRENCH_DESK);
    const { page } = window;
    await window.open('/centers');
    expect(await page.getByRole('link', { name: 'Ajouter un centre' }).count()).toBe(0);
    expect(await button(page, 'Désactiver Pharmacie centrale').count()).toBe(0);
    await button(page, 'Voir Plateforme Nord').click();
    await said(page, 'Réseau du centre');
    expect(await button(page, 'Enregistrer').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

describe('a user and a product', () => {
  it('gives a new user an activation mail instead of a password', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', ENGLISH_PHONE);
    const { page } = window;
    const login = `new${Date.now() % 1_000_000}`;
    await window.open('/users/add');
    await said(page, 'The user gets an e-mail with a link to choose a password.');
    expect(await page.locator('input[type=password]').count()).toBe(0);
    await fill(page, { 'Last name': 'Neuve', 'First name': 'Nora', Login: 'admin', 'E-mail': 'x' });
    await button(page, 'Add a user').click();
    await said(page, 'This is not a valid e-mail address');
    await field(page, 'E-mail').fill(`${login}@example.org`);
    await page.getByRole('checkbox', { name: 'Vaccination centre' }).check();
    await button(page, 'Add a user').click();
    await said(page, 'This login already exists');
    expect(await violations(page)).toEqual([]);
    await field(page, 'Login').fill(login);
    await button(page, 'Add a user').click();
    await said(page, 'The user was created');
    await field(page, 'Name, login or e-mail').fill(login);
    await said(page, '1 result');
  });

  it('asks more of a vaccine than of a syringe', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', FRENCH_DESK);
    const { page } = window;
    const nomCommercial = unique('Vaccin');
    await window.open('/products/add');
    await choose(page, /^Type/, 'Vaccin');
    await button(page, 'Ajouter un produit').click();
    expect(await missing(page, 'Champ obligatoire')).toBe(9);
    await fill(page, {
      'Code CIP': String(Date.now()),
      'Code UCD': '94',
      'Nom commercial': nomCommercial,
      Nom: 'Vaccin de démonstration',
      'Forme pharmaceutique': 'Suspension',
      'Substance active 1': 'Substance',
      'Type de conditionnement': 'FLACON',
      'Nombre de doses': '100,25',
      "Nombre d'unités par boîte": '10',
      'Stabilité entre 2 et 8 °C': '0',
    });
    await button(page, 'Ajouter un produit').click();
    await said(page, 'La valeur doit être au moins 1');
    await field(page, 'Stabilité entre 2 et 8 °C').fill('720');
    await button(page, 'Ajouter un produit').click();
    await said(page, /Le nombre de doses doit contenir deux chiffres entiers maximum/);
    await field(page, 'Nombre de doses').fill('6');
    await button(page, 'Ajouter un produit').click();
    await said(page, 'Le produit a été créé');
    await field(page, 'Nom commercial').fill(nomCommercial);
    await button(page, `Modifier ${nomCommercial}`).click();
    await button(page, 'Enregistrer').waitFor();
    expect(await page.getByRole('combobox', { name: /^Type/ }).first().getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('imports products after showing line by line what would happen', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', FRENCH_DESK);
    const { page } = window;
    await window.open('/products/import');
    const model = page.waitForEvent('download');
    await button(page, 'Fichier modèle').click();
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(await (await model).path());
    const sheet = workbook.worksheets[0]!;
    const headings = (sheet.getRow(1).values as (string | undefined)[]).map((each) => String(each ?? ''));
    const fillLine = (row: number, values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values))
        sheet.getRow(row).getCell(headings.indexOf(name)).value = value;
    };
    sheet.spliceRows(2, Math.max(0, sheet.rowCount - 1));
    const codeCip = String(Date.now());
    fillLine(2, {
      codeCip,
      type: 'SERINGUE',
      nomCommercial: 'Seringue importée',
      nom: 'Seringue',
      typeConditionnement: 'BOITE',
    });
    fillLine(3, {
      codeCip: `${codeCip}9`,
      type: 'SERINGUE',
      nomCommercial: 'Sans nom',
      typeConditionnement: 'BOITE',
    });
    const send = async () =>
      page.locator('input[type=file]').setInputFiles({
        name: 'produits.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(await workbook.xlsx.writeBuffer()),
      });
    await send();
    await said(page, '1 erreur');
    await said(page, /Nom : Champ obligatoire/);
    expect(
      await page
        .getByRole('button', { name: /^Importer/ })
        .last()
        .isDisabled(),
    ).toBe(true);
    expect(await violations(page)).toEqual([]);
    fillLine(3, { nom: 'Avec nom' });
    await send();
    await said(page, '2 créations');
    await button(page, 'Importer 2 lignes').click();
    await said(page, 'Import terminé : 2 créés, 0 modifiés');
  });
});

describe('documents, mail and the trail', () => {
  it('takes a template as .docx only, publishes it, and hides it again', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', FRENCH_DESK);
    const { page } = window;
    const nom = unique('Bon');
    await window.open('/templates/add');
    await field(page, 'Nom').fill(nom);
    await choose(page, /^Type/, 'Bon de livraison (répartition)');
    await button(page, 'Ajouter un modèle').click();
    expect(await missing(page, 'Champ obligatoire')).toBe(1);
    const chooseFile = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await chooseFile('bl.txt', Buffer.from('text'));
    await button(page, 'Ajouter un modèle').click();
    await said(page, 'Votre formulaire comporte des erreurs');
    await chooseFile('bl.docx', emptyDocument());
    await button(page, 'Ajouter un modèle').click();
    await said(page, 'Le modèle a été créé');

    await field(page, 'Nom').fill(nom);
    await said(page, 'Aucun résultat trouvé');
    await page.getByRole('switch', { name: 'Modèles publiés uniquement' }).uncheck();
    await button(page, `Publier ${nom}`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click();
    await said(page, 'Le statut du modèle a été modifié');
    await button(page, `Dépublier ${nom}`).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('shows a mail before it is sent to a centre', async () => {
    window = await visitAs(console_.browser, console_.url, 'admin', FRENCH_DESK);
    const { page } = window;
    await window.open('/mail');
    await button(page, 'Envoyer').click();
    expect(await missing(page, 'Champ obligatoire')).toBe(2);
    await page.getByRole('combobox', { name: 'Centre', exact: true }).fill('bellevue');
    await page.getByRole('option', { name: /Centre Bellevue/ }).click();
    await fill(page, { Objet: 'Fermeture', Message: 'Bonjour,\n\nNous fermons lundi.' });
    await said(page, /^À : Centre Bellevue/);
    await page.getByRole('complementary').getByText('Nous fermons lundi.').waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Envoyer').click();
    await said(page, /e-mails? (est parti|sont partis)/);
  });

  it('keeps who changed what', async () => {
    const nom = unique('Suivi');
    const values = { nom, fabricant: 'T', type1: 'a', type2: 'b', minTemperature: 2, maxTemperature: 8 };
    const { body } = await admin.post<{ id: string }>('/referentiel/tracker', values);
    await admin.put('/referentiel/tracker', { ...values, id: body.id, type1: 'z' });
    window = await visitAs(console_.browser, console_.url, 'admin', FRENCH_DESK);
    const { page } = window;
    await window.open('/audit');
    await button(page, `Voir ${nom}`).first().click();
    await page.getByRole('dialog').getByRole('row', { name: 'Type 1 a z' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

/** The least that Word opens. */
function emptyDocument(): Buffer {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>Bon de livraison</w:t></w:r></w:p></w:body></w:document>`,
      ),
    }),
  );
}
