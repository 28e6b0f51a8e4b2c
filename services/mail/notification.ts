/** Writes the mail of a notification: one text in each language, and the same in HTML. */
import type { WrittenMail } from '../jobs/job-kinds.js';
import type { Language } from '../words/language.js';
import type { Notification } from './templates/mails.js';
import { htmlOf, subjectOf, textOf } from './written-text.js';

export interface NotificationLine {
  readonly produit: string;
  readonly conditionnement: string;
  readonly quantite: string;
  readonly lot: string;
  readonly peremption: string;
  /** Packages that did not arrive; null where all did. */
  readonly ecart: string | null;
}

export interface NotificationValues {
  readonly emetteur: string;
  readonly centre: string;
  readonly numeroBl: string;
  readonly date: string;
  readonly commentaire: string | null;
  /** The delivery is not received in the application. */
  readonly suiviDesactive: boolean;
  readonly lien: string;
  readonly lignes: readonly NotificationLine[];
  /** Null where the mail is about a delivery. */
  readonly demande: NotificationRequest | null;
  /** Null where the mail is not about a recall. */
  readonly rappel: NotificationRecall | null;
}

export interface NotificationRecall {
  readonly produit: string;
  readonly lot: string;
  readonly motif: string;
  readonly instruction: string | null;
  /** What the centre holds, with its unit. */
  readonly quantite: string;
}

/** A request for goods; what the mail does not say is null. */
export interface NotificationRequest {
  readonly demandeur: string;
  readonly produit: string;
  readonly quantite: string | null;
  readonly reception: string | null;
  readonly quantiteConfirmee: string | null;
  readonly receptionConfirmee: string | null;
  readonly depart: string | null;
}

export function notificationMail(
  notification: Notification,
  values: NotificationValues,
  language: Language,
  to: string,
): WrittenMail {
  const subject = subjectOf(notification, language, values);
  const text = textOf(notification, language, values);
  return { to, subject, text, html: htmlOf(subject, text, language) };
}
