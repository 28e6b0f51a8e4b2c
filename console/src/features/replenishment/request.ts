/** Requests for goods in the lists: which actions they allow, and what a preparation takes over from them. */
import {
  PREPARABLE_STATUSES,
  REQUEST_STATUSES,
  type RequestKind,
  type RequestStatus,
} from '../../api/generated/request-status.js';
import { TRANSITIONS } from '../../api/generated/request-transitions.js';
import { serviceNow } from '../../api/service-clock.js';
import type { CentreTree, CentreType, Schemas } from '../../api/types.js';
import { periodEnd } from '../../shared/list/period-end.js';
import type { ToneName } from '../../theme/tokens.js';

/** A row of `GET /vaccination/besoin` and of `GET /point-vaccination/besoin`. */
export type Request = Schemas['ReplenishmentRow'];
/** `GET /vaccination/besoin/{id}`: a request with its whole life. */
export type RequestLife = Schemas['Replenishment'];

export const REQUEST_PATHS = {
  CENTRE: '/vaccination/besoin',
  POINT: '/point-vaccination/besoin',
} as const;

/** Changes of status, as menus and dialogs call them, in the order of the work. */
export const STATUS_ACTIONS = {
  CONFIRM: 'CONFIRME',
  PROCESS: 'TRAITE',
  REFUSE: 'REFUSE',
  CANCEL_CONFIRM: 'EN_ATTENTE',
  DEPART_MARCHANDISES: 'DEPART_MARCHANDISES',
  CANCEL: 'ANNULE',
} as const satisfies Readonly<Record<string, RequestStatus>>;
export type StatusAction = keyof typeof STATUS_ACTIONS;

const ACTIONS = Object.keys(STATUS_ACTIONS) as StatusAction[];

/** What the service would accept of a user of this centre (docs/rules/replenishment.md, RQ-4, RQ-5 and RQ-9). */
export const actionsFor = (
  kind: RequestKind,
  { statut }: Pick<Request, 'statut'>,
  centreType: CentreType | undefined,
): readonly StatusAction[] =>
  ACTIONS.filter((action) => {
    const { from, by } = TRANSITIONS[kind][STATUS_ACTIONS[action]];
    return centreType !== undefined && from.includes(statut) && by.includes(centreType);
  });

/** The centre that prepares, as far as it decides for whom. */
type Preparing = Pick<CentreTree, 'type' | 'childrenVaccination'>;

/**
 * Goods are prepared for what nobody has prepared, refused or cancelled yet (RQ-8), of a centre right below: the tree
 * has the active ones alone, and to others the service takes no goods.
 */
const isPreparable = ({ statut, centreVacc }: Pick<Request, 'statut' | 'centreVacc'>, centre: Preparing) =>
  PREPARABLE_STATUSES.includes(statut) && centre.childrenVaccination.some(({ id }) => id === centreVacc.id);

/** Points are supplied by their vaccination centre: only centres' requests are prepared. */
export const mayPrepare = (
  kind: RequestKind,
  request: Pick<Request, 'statut' | 'centreVacc'>,
  centre: Preparing | null,
): boolean => kind === 'CENTRE' && centre?.type === 'DISPATCH' && isPreparable(request, centre);

/** With fewer there is nothing to do together. */
export const LEAST_SELECTED = 2;

export type BulkAction = 'CONFIRM' | 'PREPARE' | 'DEPART_MARCHANDISES';

/** What may be done with all of these together (docs/rules/replenishment.md, RQ-7 and RQ-8). */
export function bulkActionsFor(
  requests: readonly Pick<Request, 'statut' | 'dateReception' | 'produit' | 'centreVacc'>[],
  centre: Preparing,
  now: Date = serviceNow(),
): readonly BulkAction[] {
  if (requests.length < LEAST_SELECTED) return [];
  const isPast = ({ dateReception }: Pick<Request, 'dateReception'>) =>
    Date.parse(dateReception) < now.getTime();
  const isOneProduct = new Set(requests.map(({ produit }) => produit.id)).size === 1;
  const possible: Readonly<Record<BulkAction, boolean>> = {
    CONFIRM: requests.every((each) => each.statut === 'EN_ATTENTE' && !isPast(each)),
    PREPARE: isOneProduct && requests.every((each) => isPreparable(each, centre)),
    DEPART_MARCHANDISES: requests.every(({ statut }) => statut === 'TRAITE'),
  };
  return (['CONFIRM', 'PREPARE', 'DEPART_MARCHANDISES'] as const).filter((action) => possible[action]);
}

/** Packages that are owed: what was promised, else what is asked for. */
export const owed = ({ quantiteConfirmee, nbCond }: Pick<Request, 'quantiteConfirmee' | 'nbCond'>): number =>
  quantiteConfirmee ?? nbCond;

/** What a request is about, in the words of a title. */
export const namesOf = ({ produit, centreVacc, pointVacc }: Request) => ({
  product: produit.nomCommercial,
  centre: (pointVacc ?? centreVacc).nom,
});

/** What the preparation screen finds in the state of the navigation (docs/rules/preparations.md, PR-13). */
export const preparationState = (request: Request) => ({
  replenishmentID: request.id,
  productID: request.produit.id,
  unitProduct: request.produit.typeConditionnement,
  quantity: owed(request),
  destination: request.centreVacc.id,
  carrier: request.transporteur?.id ?? null,
  commentFromReplenishment: request.commentaireVaccination,
});

const TONES: Readonly<Record<RequestStatus, ToneName>> = {
  EN_ATTENTE: 'caution',
  CONFIRME: 'notice',
  TRAITE: 'good',
  DEPART_MARCHANDISES: 'good',
  REFUSE: 'danger',
  ANNULE: 'neutral',
};

export const toneOf = (status: RequestStatus): ToneName => TONES[status];

export type RequestFilters = {
  readonly idProduit: string | null;
  readonly idCentre: string | null;
  readonly statut: readonly RequestStatus[];
  readonly idTransporteur: string | null;
  readonly typeEtiquette: string | null;
  readonly etiquette: string;
  readonly typeDate: string | null;
  /** Instants, ISO 8601. */
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
};

/** Statuses that a list can be searched by; a point's request knows but these two, beside its cancellation. */
export const SEARCHED_STATUSES: Readonly<Record<RequestKind, readonly RequestStatus[]>> = {
  CENTRE: REQUEST_STATUSES.filter((status) => status !== 'ANNULE'),
  POINT: ['EN_ATTENTE', 'TRAITE'],
};

/** What still has to be done. The period counts once it is said which date lies in it. */
export const filtersAtFirst = (kind: RequestKind, now: Date = serviceNow()): RequestFilters => ({
  idProduit: null,
  idCentre: null,
  statut: kind === 'CENTRE' ? ['EN_ATTENTE', 'CONFIRME'] : ['EN_ATTENTE'],
  idTransporteur: null,
  typeEtiquette: null,
  etiquette: '',
  typeDate: null,
  dateDebut: null,
  dateFin: periodEnd(now),
});

/** What happened to a delivery note that serves a request, in its order. */
export function historyOf(
  note: RequestLife['preparations'][number],
): readonly { readonly words: string; readonly date: string; readonly user: string }[] {
  const prepared = { words: 'replenishment.note.PREPARE', date: note.date, user: note.utilisateur };
  if (note.dateFin === null) return [prepared];
  const end = note.conforme === false ? 'NON_CONFORME' : note.statut;
  return [
    prepared,
    { words: `replenishment.note.${end}`, date: note.dateFin, user: note.utilisateurFin ?? '' },
  ];
}
