/** The queues, what a job of each carries and what comes of it: agreed between api and worker. */
import type { DocumentType } from '../documents/document-type.js';
import type { BoxesAndBottles } from '../documents/labels.js';
import type { Language } from '../documents/language.js';
import type { Mail } from '../platform/mail/mailer.js';

export const QUEUES = ['documents', 'mail', 'exports'] as const;
export type QueueName = (typeof QUEUES)[number];

/** How the labels of one line are cut (`POST …/etiquette`). */
export interface LabelSelection {
  readonly lineId: string;
  readonly groups: readonly BoxesAndBottles[];
  /** `nbRestant`: what goes on a label of its own, in packages. */
  readonly remaining: number;
}

/** What is to be printed: of operations that exist, or of example data for a template. */
export type DocumentSubject =
  | {
      readonly of: 'preparations';
      readonly ids: readonly string[];
      readonly labels?: readonly LabelSelection[];
    }
  | { readonly of: 'scrapping' | 'return' | 'fridge-exit'; readonly id: string }
  | { readonly of: 'template'; readonly templateId: string };

export interface DocumentJob {
  readonly type: DocumentType;
  readonly subject: DocumentSubject;
  readonly language: Language;
  readonly userId: string;
}

/** Ready to be sent; the job's id makes its Message-ID. */
export type MailJob = Mail;

export const EXPORT_LISTS = [
  'stock',
  'movement',
  'use',
  'weekly-use',
  'centre',
  'product',
  'tracker',
  'container',
  'carrier',
  'template',
  'user',
  'value-list',
] as const;
export type ExportList = (typeof EXPORT_LISTS)[number];

/** One filter as it was chosen, for the first sheet. */
export interface ChosenFilter {
  /** Word of the export's dictionary. */
  readonly name: string;
  readonly value: string;
  /** What the value is: typed in, a word of the dictionary, a day (`YYYY-MM-DD`), or an instant (ISO). */
  readonly kind: 'text' | 'word' | 'date' | 'instant';
}

export interface ExportJob {
  readonly list: ExportList;
  /** Values that the list's query takes, by name. */
  readonly parameters: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
  readonly filters: readonly ChosenFilter[];
  readonly language: Language;
  readonly userId: string;
  /** Set while the job runs: it is to stop. */
  readonly cancelled?: boolean;
}

export interface ExportProgress {
  readonly rows: number;
  /** As counted when the export began. */
  readonly total: number;
}

/** A file that a job has made; its content is in the file store under the job's id. */
export interface MadeFile {
  readonly fileId: string;
}

/** Why a document is not printed: no fault of the service, so no dead letter. */
export type RefusedDocument =
  | { readonly refused: 'missing' }
  | { readonly refused: 'tooLarge' }
  | { readonly refused: 'tooManyLabels'; readonly max: number };

export interface JobKinds {
  readonly documents: { readonly data: DocumentJob; readonly result: MadeFile | RefusedDocument };
  readonly mail: { readonly data: MailJob; readonly result: null };
  readonly exports: { readonly data: ExportJob; readonly result: MadeFile };
}

export type DataOf<Name extends QueueName> = JobKinds[Name]['data'];
export type ResultOf<Name extends QueueName> = JobKinds[Name]['result'];
