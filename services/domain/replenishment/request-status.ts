/** The statuses of a request for goods. */
export const REQUEST_STATUSES = [
  'EN_ATTENTE',
  'CONFIRME',
  'TRAITE',
  'DEPART_MARCHANDISES',
  'REFUSE',
  'ANNULE',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Nobody has answered the request. */
export const WAITING = 'EN_ATTENTE' satisfies RequestStatus;

/** Statuses in which what was promised counts against the week's plan (RQ-6). */
export const COUNTED_STATUSES: readonly RequestStatus[] = ['CONFIRME', 'TRAITE', 'DEPART_MARCHANDISES'];

/** Statuses in which goods are still to be prepared (RQ-8). */
export const PREPARABLE_STATUSES: readonly RequestStatus[] = ['EN_ATTENTE', 'CONFIRME'];

/** Of a vaccination centre to its dispatch centre, or of a vaccination point. */
export type RequestKind = 'CENTRE' | 'POINT';
