/** Writes the mail of a notification: one text in each language, and the same in HTML. */
import type { WrittenMail } from '../jobs/job-kinds.js';
import type { Language } from '../words/language.js';
import type { Notification } from './templates/words.js';
import { htmlOf, subjectOf, textOf } from './written-text.js';

export interface NotificationLine {
  readonly produit: string;
  readonly conditionnement: string;
  readonly quantite: string;
  readonly lot: string;
  readonly peremption: string;
}

export interface NotificationValues {
  readonly emetteur: string;
  readonly centre: string;
  readonly numeroBl: string;
  readonly date: string;
  readonly commentaire: string | null;
  readonly lien: string;
  readonly lignes: readonly NotificationLine[];
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
