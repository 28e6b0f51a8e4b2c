/** What is particular about centres, users and products, beyond what every form does. */
import { Client } from '../support/client.js';
import { violations } from './support/axe.js';
import { button, choose, field, fill, listed, mark, missing, unique } from './support/form.js';
import { said } from './support/look.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, settled } from './support/visit.js';

jest.setTimeout(180_000);

const console_ = useConsole();
let admin: Client;
beforeAll(async () => {
  admin = await Client.signIn(console_.url, 'admin');
});

describe('a centre', () => {
  it('asks for its type before its preferences, then takes users, tags and a parent', async () => {
    const window = await console_.as('admin', FRENCH_DESK);
    const { page } = window;
    const nom = unique('Centre Neuf');
    await window.open('/centers/add');
    expect(
      await page.getByText('Veuillez choisir le type de centre avant de saisir les préférences').count(),
    ).toBe(2);
    expect(await violations(page)).toEqual([]);

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
    await button(dialog, 'Ajouter').click();
    expect(await missing(dialog, 'Champ obligatoire')).toBe(2);
    await choose(page, 'Catégorie', 'Secteur');
    await dialog.getByRole('textbox', { name: 'Valeur' }).fill('Nord');
    await page.keyboard.press('Enter');
    await said(page, 'Secteur : Nord');
    await button(page, 'Ajouter une étiquette').click();
    await choose(page, 'Catégorie', 'Secteur');
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
    const window = await console_.as('admin', ENGLISH_PHONE);
    const { page } = window;
    const { body } = await admin.get<{ id: string }[]>('/centre?nom=Plateforme%20Nord');
    await window.open(`/centers/${body[0]!.id}`);
    expect(await page.getByRole('combobox', { name: /^Type/ }).getAttribute('aria-disabled')).toBe('true');
    const network = page.getByRole('navigation', { name: 'Network of the centre' });
    await network.getByRole('link', { name: 'Pharmacie centrale' }).waitFor();
    await button(network, 'Expand Centre Bellevue').click();
    await network.getByRole('link', { name: 'Point Bellevue' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('is read, not edited, by the referent above it', async () => {
    const window = await console_.as('referent', FRENCH_DESK, '/centers');
    const { page } = window;
    expect(await page.getByRole('link', { name: 'Ajouter un centre' }).count()).toBe(0);
    expect(await button(page, 'Désactiver Pharmacie centrale').count()).toBe(0);
    await button(page, 'Voir Plateforme Nord').click();
    await said(page, 'Réseau du centre');
    expect(await button(page, 'Enregistrer').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

describe('a user', () => {
  it('is promised an activation mail instead of being given a password, and has a login of their own', async () => {
    const window = await console_.as('admin', ENGLISH_PHONE, '/users/add');
    const { page } = window;
    await said(page, 'The user gets an e-mail with a link to choose a password.');
    expect(await page.locator('input[type=password]').count()).toBe(0);
    await fill(page, {
      'Last name': 'Neuve',
      'First name': 'Nora',
      Login: 'admin',
      'E-mail': `nora${mark()}@example.org`,
    });
    await button(page, 'Add a user').click();
    await said(page, 'This login already exists');
    expect(await violations(page)).toEqual([]);
  });
});

describe('a product', () => {
  it('is asked for more where it is a vaccine, not a syringe', async () => {
    const window = await console_.as('admin', FRENCH_DESK);
    const { page } = window;
    const nomCommercial = unique('Vaccin');
    await window.open('/products/add');
    await choose(page, 'Type', 'Vaccin');
    await button(page, 'Ajouter un produit').click();
    expect(await missing(page, 'Champ obligatoire')).toBe(9);
    await fill(page, {
      'Code CIP': `3400${mark()}`,
      'Code UCD': '94',
      'Nom commercial': nomCommercial,
      Nom: 'Vaccin de démonstration',
      'Forme pharmaceutique': 'Suspension',
      'Substance active 1': 'Substance',
      'Type de conditionnement': 'FLACON',
      'Nombre de doses': '100,25',
      "Nombre d'unités par boîte": '10',
    });
    await button(page, 'Ajouter un produit').click();
    await said(page, /Le nombre de doses doit contenir deux chiffres entiers maximum/);
    await field(page, 'Nombre de doses').fill('6');
    await button(page, 'Ajouter un produit').click();
    await said(page, 'Le produit a été créé');
    await listed(page, 'Ajouter un produit');
    await field(page, 'Nom commercial').fill(nomCommercial);
    await button(page, `Modifier ${nomCommercial}`).click();
    await button(page, 'Enregistrer').waitFor();
    expect(await page.getByRole('combobox', { name: /^Type/ }).first().getAttribute('aria-disabled')).toBe(
      'true',
    );
  });
});
