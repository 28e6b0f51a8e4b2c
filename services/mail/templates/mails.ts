/** Which mails there are. Their texts are the templates in this folder, `<name>.<language>.hbs`; their subjects are in `services/words`. */
import type { MailReason } from '../../reference-data/centre/vocabulary.js';
import type { LinkPurpose } from '../../reference-data/user/password-links.js';
import type { MailName } from '../../words/catalogue.js';

const NOTIFICATIONS = [
  'PREPARATION_CREEE',
  'PREPARATION_ANNULEE',
  'RETOUR_PRODUIT',
  'DEMANDE_CREEE',
  'DEMANDE_CONFIRMEE',
  'CONFIRMATION_RETIREE',
  'DEMANDE_REFUSEE',
  'DEMANDE_TRAITEE',
  'DEPART_MARCHANDISES',
  'DEMANDE_ANNULEE',
  'RECEPTION_NON_CONFORME',
  'RAPPEL_LOT',
] as const satisfies readonly MailName[];
export type Notification = (typeof NOTIFICATIONS)[number];

/** Why a centre gets the mail: what it has or has not switched off (docs/rules/documents-and-mail.md, DM-6). */
export const reasonOf = (notification: Notification): MailReason =>
  notification === 'CONFIRMATION_RETIREE' ? 'DEMANDE_CONFIRMEE' : notification;

/** Which mail brings a password link of each purpose. */
export const LINK_MAILS: Readonly<Record<LinkPurpose, MailName>> = {
  RESET: 'PASSWORD_RESET',
  ACTIVATION: 'ACCOUNT_ACTIVATION',
};
