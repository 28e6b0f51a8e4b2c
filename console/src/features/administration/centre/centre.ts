import type { Answer, Item } from '../../../api/calls.js';
import type { MailReason, MailReceivers } from '../../../api/generated/centre-vocabulary.js';
import { DOCUMENT_TYPES, type DocumentType } from '../../../api/generated/document-type.js';
import { CENTRE_TYPES } from '../../../api/generated/vocabulary.js';
import type { AdministrationMode, CentreSummary, CentreType, QuantityMode } from '../../../api/types.js';
import type { Saved } from '../record/administered-kind.js';
import type { Values } from '../record/record-values.js';
import type { FoundUser } from '../user/user.js';

/** A label on a centre: one for each category, and in the category AUTRE one for each name. */
export type CentreTag = AdministeredCentre['etiquettes'][number];

export type CentreRow = Saved<Item<'/centre'>, 'type'>;

export type AdministeredCentre = Saved<Answer<'/centre/{id}'>, 'type'>;

type TemplateChoices = Partial<Record<DocumentType, string | null>>;

/** Every type has its field. */
const NO_TEMPLATES: TemplateChoices = Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, null]));

export const BLANK_CENTRE = {
  nom: '',
  service: '',
  code: '',
  type: null as CentreType | null,
  capacite: null as number | null,
  numFiness: '',
  siret: '',
  ape: '',
  gestionStock: false,
  adresse: '',
  complementDistrib: '',
  codePostal: '',
  ville: '',
  libelleRoutage: '',
  telephone: '',
  email: '',
  utilisateurs: [] as readonly FoundUser[],
  idReferent: null as string | null,
  centreParents: [] as readonly CentreSummary[],
  centreEnfants: [] as readonly CentreSummary[],
  idTransporteur: null as string | null,
  desactivationSuivi: false,
  modeOffline: false,
  modeQte: 'CONDITIONNEMENT' as QuantityMode | null,
  modeAdministration: 'JOUR' as AdministrationMode | null,
  destinataireEmail: null as MailReceivers | null,
  emailAutorise: [] as readonly MailReason[],
  etiquettes: [] as readonly CentreTag[],
  templates: NO_TEMPLATES,
  actif: false,
};
export type CentreValues = typeof BLANK_CENTRE;

/** The form shows people and centres by name; the wire takes ids. */
export const CENTRE_FIELD_NAMES = {
  users: 'utilisateurs',
  parentIds: 'centreParents',
  childrenIds: 'centreEnfants',
} as const;

const idsOf = (records: unknown): string[] => (records as { readonly id: string }[]).map(({ id }) => id);

export function toCentreBody({ utilisateurs, centreParents, centreEnfants, ...body }: Values): Values {
  return {
    ...body,
    users: idsOf(utilisateurs),
    parentIds: idsOf(centreParents),
    childrenIds: idsOf(centreEnfants),
  };
}

/** Centres of the vaccination side use doses; the others store and ship packages. */
export const vaccinates = (type: CentreType): boolean =>
  type === 'VACCINATION' || type === 'VACCINATION_POINT';

/** What a new type takes back: nothing that belonged to the old one may stay behind. */
export const resetByType = (type: CentreType | null): Partial<CentreValues> => ({
  emailAutorise: [],
  centreParents: [],
  centreEnfants: [],
  gestionStock: false,
  desactivationSuivi: type === 'VACCINATION_POINT',
  modeOffline: false,
  templates: NO_TEMPLATES,
});

/** Where a centre of a type may be attached; only narrows what is offered, the service decides. */
export const PARENT_TYPES: Readonly<Record<CentreType, readonly CentreType[]>> = {
  REFERENT: ['REFERENT'],
  DISPATCH: ['REFERENT'],
  VACCINATION: ['DISPATCH'],
  VACCINATION_POINT: ['DISPATCH', 'VACCINATION'],
};

/** A vaccination centre's default carrier drives for a dispatch centre right above it; others may have any. */
export const drivesFor = (
  { idCentre }: { readonly idCentre?: string | null },
  type: CentreType,
  parents: readonly Pick<CentreSummary, 'id'>[],
): boolean => type !== 'VACCINATION' || parents.length === 0 || parents.some(({ id }) => id === idCentre);

/** A dispatch administrator creates centres of the vaccination side only. */
export const creatableTypes = (isAdmin: boolean): readonly CentreType[] =>
  isAdmin ? CENTRE_TYPES : CENTRE_TYPES.filter(vaccinates);

/** What such a centre prints. */
export const templateTypesOf = (type: CentreType): readonly DocumentType[] =>
  DOCUMENT_TYPES.filter((each) => each.startsWith(vaccinates(type) ? 'VACCINATION_' : `${type}_`));

/** One tag for each category; in AUTRE one for each name, upper and lower case being the same. */
export const isTagTaken = (
  tags: readonly CentreTag[],
  { categorieType, categorieLabel }: Pick<CentreTag, 'categorieType' | 'categorieLabel'>,
): boolean =>
  tags.some(
    (tag) =>
      tag.categorieType === categorieType &&
      (categorieType !== 'AUTRE' || folded(tag.categorieLabel) === folded(categorieLabel)),
  );

const folded = (text: string | null | undefined) => (text ?? '').trim().toLocaleLowerCase('fr');
