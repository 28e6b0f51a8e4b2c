/** What an administrator keeps, as the forms call it. */
import type { Words } from './words.js';

export interface AdministeredKind {
  readonly address: string;
  readonly add: Words;
  readonly created: Words;
  readonly changed: Words;
  /** The filter that finds a record by what it is called. */
  readonly search: Words;
  /** The field that holds what it is called; `firstname` of a user, who is called by both names. */
  readonly name: Words;
  /** What the list calls it, where that is more than its name. */
  readonly calls?: (name: string) => string;
  /** How many fields are missing in an empty form. */
  readonly missing: number;
  readonly texts: readonly (readonly [field: Words, value: Words])[];
  readonly choices?: readonly (readonly [list: Words, option: Words])[];
  readonly boxes?: readonly Words[];
  readonly wrong: readonly [field: Words, value: string, told: Words];
  /** What is typed in the place of what was wrong. */
  readonly right: string;
  readonly edit: readonly [field: Words, value: string];
}

const same = (text: string): Words => [text, text];
const NOT_EMAIL: Words = [
  "Le format de l'email n'est pas réglementaire",
  'This is not a valid e-mail address',
];
const AT_LEAST_ONE: Words = ["La valeur doit être d'au moins 1", 'The value must be at least 1'];
const NAME: Words = ['Nom', 'Name'];
const TYPE: Words = ['Type', 'Type'];
const TOWN: Words = ['Ville', 'City'];
const ADDRESS: Words = ['Adresse', 'Address'];
const POSTAL_CODE: Words = ['Code postal', 'Postal code'];
const MAKER: Words = ['Fabricant', 'Manufacturer'];
const number = (french: string, english: string): Words => [french, english];

/** Unique values end in the mark of the story. */
export const kindsOf = (mark: string): Readonly<Record<string, AdministeredKind>> => ({
  centre: {
    address: '/centers',
    add: ['Ajouter un centre', 'Add a centre'],
    created: ['Le centre a été créé', 'The centre was created'],
    changed: ['Le centre a été modifié', 'The centre was changed'],
    search: NAME,
    name: NAME,
    missing: 5,
    texts: [
      [ADDRESS, same('1 rue Neuve')],
      [POSTAL_CODE, same('59000')],
      [TOWN, same('Lille')],
    ],
    choices: [
      [TYPE, ['Centre de vaccination', 'Vaccination centre']],
      [
        ['Destinataire des e-mails', 'Who gets the e-mails'],
        ['Le centre et le référent', 'The centre and the referent'],
      ],
    ],
    wrong: [
      ['Numéro FINESS', 'FINESS number'],
      '590000033',
      ['Ce numéro FINESS est déjà utilisé', 'This FINESS number is already used'],
    ],
    right: `88${mark}`,
    edit: [['Service', 'Department'], 'Pédiatrie'],
  },
  product: {
    address: '/products',
    add: ['Ajouter un produit', 'Add a product'],
    created: ['Le produit a été créé', 'The product was created'],
    changed: ['Le produit a été modifié', 'The product was changed'],
    search: ['Nom commercial', 'Commercial name'],
    name: ['Nom commercial', 'Commercial name'],
    missing: 5,
    texts: [
      [['Code CIP', 'CIP code'], same(`3400${mark}`)],
      [NAME, same('Aiguille stérile')],
      [['Type de conditionnement', 'Packaging type'], same('BOITE')],
    ],
    choices: [[TYPE, ['Aiguille', 'Needle']]],
    wrong: [['Stabilité entre 2 et 8 °C', 'Stability at 2 to 8 °C'], '0', AT_LEAST_ONE],
    right: '720',
    edit: [['Conservation', 'Storage'], 'À sec'],
  },
  tracker: {
    address: '/trackers',
    add: ['Ajouter un tracker', 'Add a tracker'],
    created: ['Le tracker a été créé', 'The tracker was created'],
    changed: ['Le tracker a été modifié', 'The tracker was changed'],
    search: NAME,
    name: NAME,
    missing: 6,
    texts: [
      [MAKER, same('Thermotrace')],
      [['Type 1', 'Type 1'], same('Enregistreur')],
      [['Type 2', 'Type 2'], same('USB')],
      [['Température minimale', 'Minimum temperature'], number('-20,5', '-20.5')],
    ],
    wrong: [
      ['Température maximale', 'Maximum temperature'],
      '-30',
      [
        'La température maximale ne peut pas être inférieure à la minimale',
        'The maximum temperature cannot be below the minimum',
      ],
    ],
    right: '0',
    edit: [['Type 1', 'Type 1'], 'Sonde'],
  },
  carrier: {
    address: '/carriers',
    add: ['Ajouter un transporteur', 'Add a carrier'],
    created: ['Le transporteur a été créé', 'The carrier was created'],
    changed: ['Le transporteur a été modifié', 'The carrier was changed'],
    search: NAME,
    name: NAME,
    missing: 7,
    texts: [
      [ADDRESS, same('1 rue du Quai')],
      [POSTAL_CODE, same('59000')],
      [TOWN, same('Lille')],
      [['Pays', 'Country'], same('France')],
    ],
    choices: [
      [
        ['Centre de répartition', 'Dispatch centre'],
        ['Plateforme Nord', 'Plateforme Nord'],
      ],
    ],
    wrong: [['E-mail du contact', 'Contact e-mail'], 'quai', NOT_EMAIL],
    right: 'quai@example.org',
    edit: [['Téléphone', 'Telephone'], '03 20 00 00 00'],
  },
  user: {
    address: '/users',
    add: ['Ajouter un utilisateur', 'Add a user'],
    created: ["L'utilisateur a été créé", 'The user was created'],
    changed: ["L'utilisateur a été modifié", 'The user was changed'],
    search: ['Nom, identifiant ou e-mail', 'Name, login or e-mail'],
    name: ['Nom de famille', 'Last name'],
    calls: (name) => `Nora ${name}`,
    missing: 4,
    texts: [
      [['Prénom', 'First name'], same('Nora')],
      [['Identifiant', 'Login'], same(`nora${mark}`)],
    ],
    boxes: [['Centre de vaccination', 'Vaccination centre']],
    wrong: [['E-mail', 'E-mail'], 'nora', NOT_EMAIL],
    right: `nora${mark}@example.org`,
    edit: [['Société', 'Company'], 'Hôpital Nord'],
  },
  'value of a list': {
    address: '/value-list',
    add: ['Ajouter un choix', 'Add a choice'],
    created: ['Le choix a été créé', 'The choice was created'],
    changed: ['Le choix a été modifié', 'The choice was changed'],
    search: ['Code ou libellé', 'Code or label'],
    name: ['Libellé en français', 'Label in French'],
    calls: () => `VOL_${mark}`,
    missing: 4,
    texts: [[['Libellé en anglais', 'Label in English'], same('Theft')]],
    choices: [
      [
        ['Liste', 'List'],
        ['Causes de mise en déchet', 'Scrapping causes'],
      ],
    ],
    wrong: [
      ['Code', 'Code'],
      'vol!',
      [
        'Utilisez des majuscules sans accent, des chiffres et des tirets bas, en commençant par une lettre',
        'Use capital letters, digits and underscores, with a letter first',
      ],
    ],
    right: `VOL_${mark}`,
    edit: [['Libellé en anglais', 'Label in English'], 'Larceny'],
  },
});
