import type { CentreSummary } from '../../../api/types.js';

export interface MailValues {
  /** Null: every active centre. */
  readonly centre: string | null;
  readonly title: string;
  readonly body: string;
}

export const EMPTY_MAIL: MailValues = { centre: null, title: '', body: '' };

/** `POST /centre/mail?idCentre=` */
export interface MailReport {
  /** One an address. */
  readonly nbMails: number;
  /** Nobody there has an address. */
  readonly centresSansAdresse: readonly CentreSummary[];
}

/** Paragraphs of a message as its readers see them: blank lines part them. */
export const paragraphs = (body: string): string[] =>
  body
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '');
