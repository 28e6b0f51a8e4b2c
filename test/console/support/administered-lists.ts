/** Six records of every kind that an administrator keeps, and how their lists are looked at. */
import { docx } from '../../../services/api/administration/testing/docx.js';
import type { Client } from '../../support/client.js';
import { COMMON, type Words } from './words.js';

export const RECORDS = 6;

export interface AdministeredListing {
  readonly address: string;
  /** Of the screen and its list. */
  readonly title: Words;
  /** The filter that finds them all. */
  readonly search: Words;
  /** The column by which the last of them comes first. */
  readonly column: Words;
  /** What the list calls one. */
  readonly called: (index: number) => string;
  /** Only the first is in use. */
  readonly create: (admin: Client, index: number) => Promise<{ readonly status: number }>;
}

/** From the last in the alphabet to the first, by their words in English. */
const TEMPLATE_TYPES = [
  'VACCINATION_DECHET',
  'DISPATCH_DECHET',
  'DISPATCH_RETOUR',
  'VACCINATION_ETIQUETTE',
  'REFERENT_BL',
  'DISPATCH_BL',
];

const byPost =
  (path: string, bodyOf: (index: number) => object): AdministeredListing['create'] =>
  (admin, index) =>
    admin.post(path, { ...bodyOf(index), actif: index === 0 });

/** In every row of these, in the file too. */
export const nameOf = (digits: string, index: number): string => `Liste${digits} ${index}`;

/** @param digits in all that exists once */
export function listingsOf(digits: string): Readonly<Record<string, AdministeredListing>> {
  const called = (index: number) => nameOf(digits, index);
  const backwards = (index: number) => String(RECORDS - index);
  const place = { adresse: '1 rue Neuve', codePostal: '59000' };
  return {
    centres: {
      address: '/centers',
      title: ['Centres', 'Centres'],
      search: COMMON.name,
      column: ['Service', 'Department'],
      called,
      create: byPost('/centre', (index) => ({
        ...place,
        nom: called(index),
        type: 'VACCINATION',
        service: backwards(index),
        ville: 'Lille',
        destinataireEmail: 'BOTH',
      })),
    },
    products: {
      address: '/products',
      title: ['Produits', 'Products'],
      search: ['Nom commercial', 'Commercial name'],
      column: ['Type de conditionnement', 'Packaging type'],
      called,
      create: byPost('/referentiel/produit', (index) => ({
        codeCip: `3400${digits}${index}`,
        type: 'SERINGUE',
        nomCommercial: called(index),
        nom: 'Seringue',
        typeConditionnement: `BOITE ${backwards(index)}`,
      })),
    },
    trackers: {
      address: '/trackers',
      title: ['Trackers', 'Trackers'],
      search: COMMON.name,
      column: ['Type 1', 'Type 1'],
      called,
      create: byPost('/referentiel/tracker', (index) => ({
        nom: called(index),
        fabricant: 'Thermotrace',
        type1: backwards(index),
        type2: 'USB',
        minTemperature: 2,
        maxTemperature: 8,
      })),
    },
    containers: {
      address: '/containers',
      title: ['Contenants', 'Containers'],
      search: COMMON.name,
      column: ['Capacité', 'Capacity'],
      called,
      create: byPost('/referentiel/contenant', (index) => ({
        nom: called(index),
        fabricant: 'Isotherma',
        type: 'Passif',
        taille: 12,
        poids: 1,
        // The first would come first among texts too.
        capacite: index === 0 ? 10 : RECORDS - index,
      })),
    },
    carriers: {
      address: '/carriers',
      title: ['Transporteurs', 'Carriers'],
      search: COMMON.name,
      column: ['Ville', 'City'],
      called,
      create: async (admin, index) => {
        const { body } = await admin.get<{ id: string }[]>('/centre?nom=Plateforme%20Nord');
        return byPost('/referentiel/transporteur', () => ({
          ...place,
          nom: called(index),
          idCentre: body[0]?.id,
          ville: `Ville ${backwards(index)}`,
          pays: 'France',
          mailContact: 'quai@example.org',
        }))(admin, index);
      },
    },
    users: {
      address: '/users',
      title: ['Utilisateurs', 'Users'],
      search: ['Nom, identifiant ou e-mail', 'Name, login or e-mail'],
      column: ['E-mail', 'E-mail'],
      called,
      create: byPost('/users', (index) => ({
        login: `liste${digits}-${index}`,
        lastname: called(index),
        firstname: 'Nora',
        email: `${backwards(index)}-${digits}@example.org`,
        authorities: ['ROLE_VACCINATION_CENTER'],
      })),
    },
    'values of lists': {
      address: '/value-list',
      title: ['Listes de valeurs', 'Value lists'],
      search: ['Code ou libellé', 'Code or label'],
      column: ['Code', 'Code'],
      called: (index) => `L_${digits}_${backwards(index)}`,
      create: byPost('/value-list', (index) => ({
        liste: 'SCRAPPING_CAUSE',
        code: `L_${digits}_${backwards(index)}`,
        labels: { '1': called(index), '2': called(index) },
      })),
    },
    templates: {
      address: '/templates',
      title: ['Templates de documents', 'Document templates'],
      search: COMMON.name,
      column: COMMON.type,
      called,
      create: (admin, index) =>
        admin.send('/template', {
          nom: called(index),
          type: TEMPLATE_TYPES[index] ?? '',
          publie: String(index === 0),
          file: docx('Bon'),
        }),
    },
  };
}
