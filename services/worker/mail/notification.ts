/** Writes the mail of a notification: one text in each language, and the same in HTML. */
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import type { Language } from '../../documents/language.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { type Notification, SUBJECTS } from './templates/words.js';

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

const compiled = new Map<string, Handlebars.TemplateDelegate>();

function template(file: string, options: CompileOptions): Handlebars.TemplateDelegate {
  let known = compiled.get(file);
  if (!known) {
    known = Handlebars.compile(
      readFileSync(new URL(`./templates/${file}`, import.meta.url), 'utf8'),
      options,
    );
    compiled.set(file, known);
  }
  return known;
}

/** Plain text is not HTML: nothing in it is escaped, and nothing in it is run. */
const PLAIN: CompileOptions = { noEscape: true };

export function notificationMail(
  notification: Notification,
  values: NotificationValues,
  language: Language,
  to: string,
): Mail {
  const subject = oneLine(Handlebars.compile(SUBJECTS[language][notification], PLAIN)(values));
  const text = template(
    `${notification}.${language}.hbs`,
    PLAIN,
  )(values)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const html = template('notification.html.hbs', {})({ language, subject, paragraphs: text.split('\n\n') });
  return { to, subject, text: `${text}\n`, html };
}

/** A header that ended early would begin another one. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
