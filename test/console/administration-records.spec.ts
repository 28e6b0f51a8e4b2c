/** What is particular about some records: names that exist once, carriers’ centres, and which version stays. */
import { Client } from '../support/client.js';
import { violations } from './support/axe.js';
import { button, field, fill, listed, meanwhile, unique } from './support/form.js';
import { said } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK } from './support/visit.js';

jest.setTimeout(180_000);

const console_ = useConsole();
let admin: Client;
beforeAll(async () => {
  admin = await Client.signIn(console_.url, 'admin');
});

describe('at a desk, in French', () => {
  it('refuses a second record of the same name in the words of its error code', async () => {
    const window = await console_.as('admin', FRENCH_DESK, '/containers/add');
    const { page } = window;
    await fill(page, {
      Fabricant: 'Isotherma',
      Nom: 'Caisse isotherme 12 L',
      Type: 'Passif',
      Taille: '12',
      Poids: '0',
      Capacité: '0',
    });
    await button(page, 'Ajouter un contenant').click();
    await said(page, 'Ce nom est déjà utilisé pour ce fabricant');
    await said(page, 'Votre formulaire comporte des erreurs');
    await field(page, 'Nom').fill(unique('Caisse'));
    await button(page, 'Ajouter un contenant').click();
    await said(page, 'Le contenant a été créé');
    expect(await page.getByText('Votre formulaire comporte des erreurs').count()).toBe(0);
  });

  it('brings two editors of one record together without losing what either typed', async () => {
    const window = await console_.as('admin', FRENCH_DESK);
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

    const id = await meanwhile(admin, { path: '/referentiel/contenant' }, nom, { capacite: 20 });
    await button(page, 'Enregistrer').click();
    const dialog = page.getByRole('dialog', { name: "Quelqu'un d'autre a modifié cette fiche" });
    await dialog.getByRole('row', { name: /Capacité 20 10/ }).waitFor();
    await button(dialog, 'Ajouter mes modifications').click();
    await said(page, 'Le contenant a été modifié');

    const { body } = await admin.get<object>(`/referentiel/contenant/${id}`);
    expect(body).toMatchObject({ poids: 2.5, capacite: 20 });
  });

  it('names a carrier’s dispatch centre once', async () => {
    const window = await console_.as('admin', FRENCH_DESK);
    const { page } = window;
    const nom = unique('Transport');
    await window.open('/carriers/add');
    await fill(page, {
      Nom: nom,
      Adresse: '1 rue du Quai',
      'Code postal': '123456',
      Ville: 'Lille',
      Pays: 'France',
      'E-mail du contact': 'quai@example.org',
    });
    await page.getByRole('combobox', { name: 'Centre de répartition' }).fill('nord');
    await page.getByRole('option', { name: /Plateforme Nord/ }).click();
    await button(page, 'Ajouter un transporteur').click();
    await said(page, '5 caractères au maximum');
    await field(page, 'Code postal').fill('59000');
    await button(page, 'Ajouter un transporteur').click();
    await said(page, 'Le transporteur a été créé');
    await listed(page, 'Ajouter un transporteur');
    await field(page, 'Nom').fill(nom);
    await said(page, '1 résultat');
    await button(page, `Modifier ${nom}`).click();
    expect(await page.getByRole('combobox', { name: 'Centre de répartition' }).isDisabled()).toBe(true);
  });
});

describe('on a phone, in English', () => {
  it('takes the other version where it is the better one', async () => {
    const window = await console_.as('admin', ENGLISH_PHONE);
    const { page } = window;
    const nom = unique('Probe');
    const values = { nom, fabricant: 'T', type1: 'a', type2: 'b', minTemperature: 2, maxTemperature: 8 };
    await admin.post('/referentiel/tracker', values);
    await window.open('/trackers');
    await field(page, 'Name').fill(nom);
    await said(page, '1 result');
    await button(page, `Edit ${nom}`).click();
    await field(page, 'Type 1').fill('mine');
    await meanwhile(admin, { path: '/referentiel/tracker' }, nom, { type1: 'theirs' });
    await button(page, 'Save').click();
    await said(page, 'changed by both');
    expect(await violations(page)).toEqual([]);
    await button(page, 'Take the other version').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await field(page, 'Type 1').inputValue()).toBe('theirs');
  });
});
