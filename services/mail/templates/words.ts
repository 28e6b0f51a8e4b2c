/** Subjects of the mails; their texts are the templates in this folder, `<name>.<language>.hbs`. */
import type { LinkPurpose } from '../../reference-data/user/password-links.js';
import type { Language } from '../../words/language.js';

export const NOTIFICATIONS = ['PREPARATION_CREEE', 'PREPARATION_ANNULEE', 'RETOUR_PRODUIT'] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

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
    PASSWORD_RESET: 'Réinitialisation de votre mot de passe',
    ACCOUNT_ACTIVATION: 'Activation de votre compte',
  },
  en: {
    PREPARATION_CREEE: 'Delivery being prepared: {{numeroBl}}',
    PREPARATION_ANNULEE: 'Delivery cancelled: {{numeroBl}}',
    RETOUR_PRODUIT: 'Product return recorded: {{numeroBl}}',
    PASSWORD_RESET: 'Reset your password',
    ACCOUNT_ACTIVATION: 'Activate your account',
  },
};
