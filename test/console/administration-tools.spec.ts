/** What an administrator does beside keeping records: templates, letters, imports, and looking at what was done. */
import { readFile } from 'node:fs/promises';
import { docx } from '../../services/api/administration/testing/docx.js';
import { Client } from '../support/client.js';
import {
  attach,
  button,
  choose,
  confirm,
  downloaded,
  field,
  fill,
  listed,
  mark,
  missing,
  showFilters,
  typeDate,
  unique,
} from './support/form.js';
import { isFitAtEverySize, said } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { DESK, ENGLISH_PHONE, FRENCH_DESK, type Look, PHONE, type Visit } from './support/visit.js';
import { COMMON, type Words, wordsIn } from './support/words.js';
import { Workbook } from './support/workbook.js';

const console_ = useConsole();
let admin: Client;
beforeAll(async () => {
  admin = await Client.signIn(console_.url, 'admin');
});

const WORDS = {
  ...COMMON,
  fields: ['Champs du type', 'Fields of the type'],
  addTemplate: ['Ajouter un template', 'Add a template'],
  note: ['Bon de livraison (répartition)', 'Delivery note (dispatch)'],
  notWord: ['ce fichier n’est pas un document Word .docx', 'this file is no Word document (.docx)'],
  templateCreated: ['Le template a été créé', 'The template was created'],
  templateChanged: ['Le template a été modifié', 'The template was changed'],
  publishedOnly: ['Templates publiés uniquement', 'Published templates only'],
  download: ['Télécharger', 'Download'],
  publish: ['Publier', 'Publish'],
  hide: ['Dépublier', 'Hide'],
  templateSwitched: ['Le statut du template a été modifié', 'The status of the template was changed'],

  subject: ['Objet', 'Subject'],
  message: ['Message', 'Message'],
  letter: ['Bonjour,\n\nNous fermons lundi.', 'Hello,\n\nWe are closed on Monday.'],
  lastSentence: ['Nous fermons lundi.', 'We are closed on Monday.'],
  centre: ['Centres', 'Centres'],
  toBellevue: ['À : Centre Bellevue', 'To: Centre Bellevue'],
  twoFound: ['2 résultats', '2 results'],
  sent: ['2 e-mails sont partis', '2 e-mails were sent'],
  searchMail: ['Destinataire ou objet', 'Receiver or subject'],
  saveMail: ['Enregistrer le courriel', 'Save the mail'],

  tooSmall: ["Taille d'écran trop petite", 'Screen too small'],
  model: ['Fichier modèle', 'Model file'],
  oneError: ['1 erreur', '1 error'],
  blocked: ['Rien ne sera importé', 'Nothing is imported'],
  unknownParent: [
    "Centres parents : Cet enregistrement n'existe pas",
    'Parent centres: This record does not exist',
  ],
  importNothing: ['Importer 1 ligne', 'Import 1 line'],
  importTwo: ['Importer 2 lignes', 'Import 2 lines'],
  twoCreations: ['2 créations', '2 creations'],
  imported: ['Import terminé : 2 créés, 0 modifiés', 'Import finished: 2 created, 0 changed'],

  record: ['Fiche', 'Record'],
  tracker: ['Tracker', 'Tracker'],
  container: ['Contenant', 'Container'],
  from: ['Du', 'From'],
  before: ['Avant', 'Before'],
  after: ['Après', 'After'],
} as const satisfies Record<string, Words>;

describe('an administrator', () => {
  const open = (look: Look, address: string): Promise<Visit> => console_.as('admin', look, address);

  it('adds a template as a Word document, edits it with another, publishes it and hides it again', async () => {
    const words = wordsIn(FRENCH_DESK, WORDS);
    const { page } = await open(FRENCH_DESK, '/templates/add');
    const name = unique('Bon');
    await button(page, words.addTemplate).click();
    await said(page, words.lookAgain);
    expect(await missing(page, words.required)).toBe(3);
    await field(page, words.name).fill(name);
    await choose(page, words.type, words.note);
    await attach(page, 'bl.txt', Buffer.from('text'));
    await button(page, words.addTemplate).click();
    await said(page, words.notWord);
    await page.getByText(words.fields).click();
    await page.getByText('{{numeroBl}}', { exact: true }).waitFor();
    await isFitAtEverySize(page);
    await attach(page, 'bl.docx', docx('Bon de livraison').content);
    await button(page, words.addTemplate).click();
    await said(page, words.templateCreated);
    await listed(page, words.addTemplate);
    await field(page, words.name).fill(name);
    await said(page, words.nothingFound);
    await showFilters(page, words.filters);
    await page.getByRole('switch', { name: words.publishedOnly }).uncheck();
    await said(page, words.found);
    const file = await downloaded(page, button(page, `${words.download} ${name}`));
    expect(file.name).toBe('bl.docx');
    await isFitAtEverySize(page);

    await button(page, `${words.edit} ${name}`).click();
    await button(page, words.save).waitFor();
    await field(page, words.name).fill(`${name} bis`);
    await button(page, words.save).click();
    await said(page, words.templateChanged);

    // The list is as it was left, hidden templates and all.
    await confirm(page, button(page, `${words.publish} ${name} bis`), words.publish);
    await said(page, words.templateSwitched);
    await confirm(page, button(page, `${words.hide} ${name} bis`), words.hide);
    await button(page, `${words.publish} ${name} bis`).waitFor();
  });

  it('writes to a centre after seeing the letter, and finds it in the outbox', async () => {
    const words = wordsIn(ENGLISH_PHONE, WORDS);
    const { page, moveTo } = await open(ENGLISH_PHONE, '/mail');
    const subject = unique('Lundi');
    await fill(page, { [words.subject]: subject, [words.message]: words.letter });
    await page.getByRole('combobox', { name: words.centre, exact: true }).fill('bellevue');
    await page.getByRole('option', { name: /Centre Bellevue/ }).click();
    await page.keyboard.press('Escape');
    await said(page, words.toBellevue);
    await page.getByRole('complementary').getByText(words.lastSentence).waitFor();
    await isFitAtEverySize(page);
    await field(page, words.subject).press('Enter');
    await said(page, words.sent);
    await page
      .getByRole('combobox', { name: words.centre, exact: true })
      .and(page.locator(':focus'))
      .waitFor();

    await moveTo('/outbox');
    await field(page, words.searchMail).fill(subject);
    await page.getByText(words.twoFound, { exact: true }).waitFor();
    await button(page, `Read “${subject}”`).first().click();
    const mail = page.getByRole('dialog', { name: subject });
    await mail.getByText(words.lastSentence).waitFor();
    await isFitAtEverySize(page);
    const file = await downloaded(page, button(mail, words.saveMail));
    expect(file.name).toMatch(/\.eml$/);
    expect(await readFile(file.path, 'utf8')).toContain(`Subject: ${subject}`);
  });

  it('imports centres after seeing line by line what would happen', async () => {
    const words = wordsIn(FRENCH_DESK, WORDS);
    const digits = mark();
    const name = `Annexe ${digits}`;
    const centre = {
      type: 'VACCINATION',
      adresse: '1 rue Neuve',
      codePostal: '59000',
      ville: 'Lille',
      destinataireEmail: 'BOTH',
    };
    const { page } = await open(FRENCH_DESK, '/centers/import');
    await page.setViewportSize(PHONE);
    await said(page, words.tooSmall);
    await page.setViewportSize(DESK);
    const model = await downloaded(page, button(page, words.model));
    const workbook = await Workbook.open(model.path);
    workbook.fill(2, { ...centre, nom: `${name} A`, numFiness: `77${digits}`, parents: 'PN' });
    workbook.fill(3, { ...centre, nom: `${name} B`, numFiness: `78${digits}`, parents: 'PX' });
    await attach(page, 'import.xlsx', await workbook.content());
    await said(page, words.oneError);
    await said(page, new RegExp(`^${words.blocked}`));
    await said(page, words.unknownParent);
    expect(await button(page, words.importNothing).isDisabled()).toBe(true);
    await isFitAtEverySize(page);

    workbook.fill(3, { parents: 'PN' });
    await attach(page, 'import.xlsx', await workbook.content());
    await said(page, words.twoCreations);
    await button(page, words.importTwo).click();
    await said(page, words.imported);
    await field(page, words.name).fill(name);
    await said(page, words.twoFound);
  });

  it('sees who changed what, before and after', async () => {
    const name = unique('Suivi');
    const values = {
      nom: name,
      fabricant: 'T',
      type1: 'a',
      type2: 'b',
      minTemperature: 2,
      maxTemperature: 8,
    };
    const { body } = await admin.post<{ id: string }>('/referentiel/tracker', values);
    await admin.put('/referentiel/tracker', { ...values, id: body.id, type1: 'z' });
    const words = wordsIn(ENGLISH_PHONE, WORDS);
    const { page } = await open(ENGLISH_PHONE, '/audit');
    const entry = button(page, `${words.view} ${name}`).first();
    await entry.waitFor();
    await choose(page, words.record, words.container);
    await entry.waitFor({ state: 'detached' });
    await choose(page, words.record, words.tracker);
    await entry.waitFor();
    await showFilters(page, words.filters);
    await typeDate(page, words.from, '01012099');
    await said(page, words.nothingFound);
    await button(page, words.resetFilters).click();

    await entry.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('columnheader', { name: words.before }).waitFor();
    await dialog.getByRole('columnheader', { name: words.after }).waitFor();
    await dialog.getByRole('row', { name: 'Type 1 a z' }).waitFor();
    await dialog.getByText(/Agnès Delmas/).waitFor();
    await isFitAtEverySize(page);
  });
});
