/** The dialogs that change the status of requests: what they ask for, and what they send. */
import { serviceNow } from '../../api/service-clock.js';
import type { Filled, Schemas } from '../../api/types.js';
import { owed, type Request, STATUS_ACTIONS, type StatusAction } from './request.js';

export interface StatusValues {
  /** Packages that are promised. */
  readonly quantity: number | null;
  /** Instants, ISO 8601. */
  readonly reception: string | null;
  readonly departure: string | null;
  readonly comment: string;
}

/** `PUT /vaccination/besoin` and `PUT /point-vaccination/besoin` */
export type StatusBody = Filled<Schemas['StatusChangeBody']>;
/** `PUT /vaccination/besoin/multiple` */
export type StatusesBody = Filled<Schemas['StatusChangesBody']>;

/** A refusal needs a reason, and so does cancelling what was promised (docs/rules/replenishment.md, RQ-4, RQ-5). */
export const needsComment = (action: StatusAction, requests: readonly Pick<Request, 'statut'>[]): boolean =>
  action === 'REFUSE' || (action === 'CANCEL' && requests.some(({ statut }) => statut === 'CONFIRME'));

const QUARTER_MS = 15 * 60_000;

/** Not past by the time that the form is sent. */
export const nextQuarter = (now: Date): string =>
  new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS).toISOString();

/** The promise that was asked for; a reception that is past has to be chosen anew. */
export const valuesAtFirst = (
  action: StatusAction,
  request: Pick<Request, 'nbCond' | 'quantiteConfirmee' | 'dateReception'>,
  now: Date = serviceNow(),
): StatusValues => ({
  ...valuesOfMany(action, now),
  quantity: action === 'CONFIRM' ? owed(request) : null,
  reception:
    action === 'CONFIRM' && Date.parse(request.dateReception) >= now.getTime() ? request.dateReception : null,
});

/** Of several: each is promised what it asks for. */
export const valuesOfMany = (action: StatusAction, now: Date = serviceNow()): StatusValues => ({
  quantity: null,
  reception: null,
  departure: action === 'DEPART_MARCHANDISES' ? nextQuarter(now) : null,
  comment: '',
});

const common = (action: StatusAction, values: StatusValues) => ({
  newStatut: STATUS_ACTIONS[action],
  commentaire: values.comment.trim() || null,
  dateDepart: values.departure,
  forceValidation: false,
});

export const toBody = (action: StatusAction, id: string, values: StatusValues): StatusBody => ({
  ...common(action, values),
  id,
  nbFlacons: values.quantity,
  dateReception: values.reception,
});

/** A confirmation of several promises each what it asks for. */
export const toBodyOfMany = (
  action: StatusAction,
  ids: readonly string[],
  values: StatusValues,
): StatusesBody => ({ ...common(action, values), ids });

export const FIELD_NAMES = {
  nbFlacons: 'quantity',
  dateReception: 'reception',
  dateDepart: 'departure',
  commentaire: 'comment',
} as const;
