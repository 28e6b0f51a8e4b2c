/** Enumerations of a centre's settings. */
export const ADMINISTRATION_MODES = ['JOUR', 'SEMAINE'] as const;
export type AdministrationMode = (typeof ADMINISTRATION_MODES)[number];

export const MAIL_RECEIVERS = ['CENTER', 'REFERENT', 'BOTH'] as const;
export type MailReceivers = (typeof MAIL_RECEIVERS)[number];

export const MAIL_REASONS = [
  'DEMANDE_CREEE',
  'DEMANDE_CONFIRMEE',
  'DEMANDE_REFUSEE',
  'DEMANDE_ANNULEE',
  'DEMANDE_TRAITEE',
  'DEPART_MARCHANDISES',
  'PREPARATION_CREEE',
  'PREPARATION_ANNULEE',
  'RETOUR_PRODUIT',
  'RAPPEL_LOT',
  'RECEPTION_NON_CONFORME',
] as const;
export type MailReason = (typeof MAIL_REASONS)[number];

export const TAG_CATEGORIES = ['TRANSPORTEUR', 'TYPE_CENTRE', 'TOURNEE', 'SECTEUR', 'AUTRE'] as const;
export type TagCategory = (typeof TAG_CATEGORIES)[number];
