/** Subjects of the mails; their texts are the templates in this folder, `<name>.<language>.hbs`. */
import type { MailReason } from '../../reference-data/centre/vocabulary.js';
import type { LinkPurpose } from '../../reference-data/user/password-links.js';
import type { Language } from '../../words/language.js';

export const NOTIFICATIONS = [
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
] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** Why a centre gets the mail: what it has or has not switched off (docs/rules/documents-and-mail.md, DM-6). */
export const reasonOf = (notification: Notification): MailReason =>
  notification === 'CONFIRMATION_RETIREE' ? 'DEMANDE_CONFIRMEE' : notification;

export type MailName = Notification | 'PASSWORD_RESET' | 'ACCOUNT_ACTIVATION';

/** Which mail brings a password link of each purpose. */
export const LINK_MAILS: Readonly<Record<LinkPurpose, MailName>> = {
  RESET: 'PASSWORD_RESET',
  ACTIVATION: 'ACCOUNT_ACTIVATION',
};

export const SUBJECTS: Readonly<Record<Language, Readonly<Record<MailName, string>>>> = {
  fr: {
    PREPARATION_CREEE: 'Livraison en préparation : {{numeroBl}}',
    PREPARATION_ANNULEE: 'Livraison annulée : {{numeroBl}}',
    RETOUR_PRODUIT: 'Retour de produit enregistré : {{numeroBl}}',
    DEMANDE_CREEE: 'Nouvelle demande : {{demande.produit}}, {{demande.demandeur}}',
    DEMANDE_CONFIRMEE: 'Demande confirmée : {{demande.produit}}',
    CONFIRMATION_RETIREE: 'Confirmation annulée : {{demande.produit}}',
    DEMANDE_REFUSEE: 'Demande refusée : {{demande.produit}}',
    DEMANDE_TRAITEE: 'Demande traitée : {{demande.produit}}',
    DEPART_MARCHANDISES: 'Départ des marchandises : {{demande.produit}}',
    DEMANDE_ANNULEE: 'Demande annulée : {{demande.produit}}, {{demande.demandeur}}',
    RECEPTION_NON_CONFORME: 'Réception non conforme : {{numeroBl}}',
    PASSWORD_RESET: 'Réinitialisation de votre mot de passe',
    ACCOUNT_ACTIVATION: 'Activation de votre compte',
  },
  en: {
    PREPARATION_CREEE: 'Delivery being prepared: {{numeroBl}}',
    PREPARATION_ANNULEE: 'Delivery cancelled: {{numeroBl}}',
    RETOUR_PRODUIT: 'Product return recorded: {{numeroBl}}',
    DEMANDE_CREEE: 'New request: {{demande.produit}}, {{demande.demandeur}}',
    DEMANDE_CONFIRMEE: 'Request confirmed: {{demande.produit}}',
    CONFIRMATION_RETIREE: 'Confirmation cancelled: {{demande.produit}}',
    DEMANDE_REFUSEE: 'Request refused: {{demande.produit}}',
    DEMANDE_TRAITEE: 'Request processed: {{demande.produit}}',
    DEPART_MARCHANDISES: 'Goods departed: {{demande.produit}}',
    DEMANDE_ANNULEE: 'Request cancelled: {{demande.produit}}, {{demande.demandeur}}',
    RECEPTION_NON_CONFORME: 'Non-compliant reception: {{numeroBl}}',
    PASSWORD_RESET: 'Reset your password',
    ACCOUNT_ACTIVATION: 'Activate your account',
  },
};
