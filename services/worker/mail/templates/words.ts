/** Subjects of the notifications; their texts are the templates beside. */
import type { Language } from '../../../documents/language.js';

export const NOTIFICATIONS = ['PREPARATION_CREEE', 'PREPARATION_ANNULEE', 'RETOUR_PRODUIT'] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

export const SUBJECTS: Readonly<Record<Language, Readonly<Record<Notification, string>>>> = {
  fr: {
    PREPARATION_CREEE: 'Livraison en préparation : {{numeroBl}}',
    PREPARATION_ANNULEE: 'Livraison annulée : {{numeroBl}}',
    RETOUR_PRODUIT: 'Retour de produit enregistré : {{numeroBl}}',
  },
  en: {
    PREPARATION_CREEE: 'Delivery being prepared: {{numeroBl}}',
    PREPARATION_ANNULEE: 'Delivery cancelled: {{numeroBl}}',
    RETOUR_PRODUIT: 'Product return recorded: {{numeroBl}}',
  },
};
