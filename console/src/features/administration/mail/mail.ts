import type { Answer } from '../../../api/calls.js';

export interface MailValues {
  /** Null: every active centre. */
  readonly centre: string | null;
  readonly title: string;
  readonly body: string;
}

export const EMPTY_MAIL: MailValues = { centre: null, title: '', body: '' };

export type MailReport = Answer<'/centre/mail', 'post'>;

/** Paragraphs of a message as its readers see them: blank lines part them. */
export const paragraphs = (body: string): string[] =>
  body
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '');
