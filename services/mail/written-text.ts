/** Fills the templates of mails: plain text, and HTML made of it. */
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import type { WrittenMail } from '../jobs/job-kinds.js';
import { type MailName, mailSubject } from '../words/catalogue.js';
import type { Language } from '../words/language.js';

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

/** Plain text is not HTML: nothing in it is escaped. */
const PLAIN: CompileOptions = { noEscape: true };

/** One line: a header that contained a line break could begin another header. */
const subjectOf = (name: MailName, language: Language, values: object): string =>
  Handlebars.compile(mailSubject(name, language), PLAIN)(values).replace(/\s+/g, ' ').trim();

export const textOf = (name: MailName, language: Language, values: object): string =>
  `${template(
    `${name}.${language}.hbs`,
    PLAIN,
  )(values)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;

/** The same text in HTML, everything in it escaped. */
const htmlOf = (subject: string, text: string, language: Language): string =>
  template('notification.html.hbs', {})({ language, subject, paragraphs: text.trim().split('\n\n') });

/** A mail in one language: as text, and the same in HTML. @param values that its templates name */
export function writtenMail(name: MailName, to: string, language: Language, values: object): WrittenMail {
  const subject = subjectOf(name, language, values);
  const text = textOf(name, language, values);
  return { to, subject, text, html: htmlOf(subject, text, language) };
}
