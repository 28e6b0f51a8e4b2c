/** Which mails there are. Their texts are the templates in this folder, `<name>.<language>.hbs`; their subjects are in `services/words`. */
import type { MailReason } from '../../reference-data/centre/vocabulary.js';
import type { LinkPurpose } from '../../reference-data/user/password-links.js';
import type { MailName } from '../../words/catalogue.js';

/** Each reason for which a centre gets mails has one of its name, and one has two. */
export type Notification = MailReason | 'CONFIRMATION_RETIREE';

/** Why a centre gets the mail: what it has or has not switched off (docs/rules/documents-and-mail.md, DM-6). */
export const reasonOf = (notification: Notification): MailReason =>
  notification === 'CONFIRMATION_RETIREE' ? 'DEMANDE_CONFIRMEE' : notification;

/** Which mail brings a password link of each purpose. */
export const LINK_MAILS: Readonly<Record<LinkPurpose, MailName>> = {
  RESET: 'PASSWORD_RESET',
  ACTIVATION: 'ACCOUNT_ACTIVATION',
};
