/** The queues, what a job of each carries and what comes of it: agreed between api and worker. */
import type { DocumentType } from '../documents/document-type.js';
import type { BoxesAndBottles } from '../documents/labels.js';
import type { COUNT_SHEET } from '../documents/printed.js';
import type { OperationKind } from '../domain/ledger/vocabulary.js';
import { RECORD_KINDS, type RecordKind } from '../reference-data/records/definitions.js';
import type { RecordExport } from '../reference-data/records/export-query.js';
import type { Enumeration, Heading } from '../words/catalogue.js';
import type { Reader } from '../words/reader.js';

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
  | { readonly of: OperationKind; readonly id: string }
  | { readonly of: 'template'; readonly templateId: string };

/** The sheet of a count of stock, which no template makes. */
export interface CountSheetSubject {
  readonly of: 'count';
  readonly id: string;
  /** Expected quantities are also on it where nothing was counted yet. */
  readonly showsExpected: boolean;
}

export type DocumentOrder =
  | { readonly type: DocumentType; readonly subject: DocumentSubject }
  | { readonly type: typeof COUNT_SHEET; readonly subject: CountSheetSubject };

/** A document of one of the types. */
export type TypedDocumentJob = DocumentOrder &
  Reader & {
    readonly userId: string;
    /**
     * Global position of the ledger as of which it is printed; absent: as it is. Names, template and date are today's.
     */
    readonly asOfPosition?: string;
  };

/** What an auditor takes home of a centre, or of a lot: movements, and the signed root that they are under. */
export interface DossierJob extends Reader {
  readonly dossier: {
    /** ISO instants; `until` may be `infinity`; null: any. */
    readonly search: {
      readonly centreId: string | null;
      readonly productId: string | null;
      readonly lot: string | null;
      readonly from: string;
      readonly until: string;
    };
    readonly root: {
      readonly taille: number;
      readonly position: number;
      readonly racine: string;
      readonly date: string;
      readonly cle: string;
      readonly signature: string;
    };
    /** Global position of the ledger as of which it is made, and the instant that this stands for. */
    readonly asOfPosition: string;
    readonly asOfDate: string;
  };
  readonly userId: string;
}

export type DocumentJob = TypedDocumentJob | DossierJob;

/** How many documents become one file. */
export const documentsOf = (job: DocumentJob): number =>
  'subject' in job && job.subject.of === 'preparations' ? job.subject.ids.length : 1;

/** Somebody waits for the file. Absent: for as long as it takes. */
export interface WaitedFor {
  readonly waitedFor?: {
    /** Milliseconds since 1970. */
    readonly until: number;
    /** Milliseconds, from when it was asked for. */
    readonly forMs: number;
  };
}

/** A mail that is ready to be sent. */
export interface WrittenMail {
  /** Of the event that it tells of. */
  readonly correlationId?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in HTML, where there is one. */
  readonly html?: string;
}

/** A mail with a link by which a password is set: its text, which holds the secret, is written when it is sent. */
export interface PasswordLinkMail {
  readonly to: string;
  readonly subject: string;
  /** Id of the `PasswordLink`. */
  readonly passwordLink: string;
}

/** The job's id makes the mail's Message-ID. */
export type MailJob = WrittenMail | PasswordLinkMail;

export interface IdentifiedMail {
  /** The same id again is the same mail, which is sent once. */
  readonly id: string;
  readonly mail: MailJob;
}

const LEDGER_LISTS = [
  'stock',
  'movement',
  'use',
  'weekly-use',
  'replenishment',
  'allocation',
  'allocation-total',
  'use-and-loss',
  'security',
  'count',
  'dossier',
] as const;
/** Read models that can be exported, and kinds of administered records. */
export type ExportList = (typeof LEDGER_LISTS)[number] | RecordKind;
/** For specs that go through all of them. */
export const EXPORT_LISTS: readonly ExportList[] = [...LEDGER_LISTS, ...RECORD_KINDS];

/** One filter as it was chosen, for the second sheet. */
export type ChosenFilter = { readonly name: Heading } & (
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'code'; readonly enumeration: Enumeration; readonly value: string }
  /** As it was typed; a day `YYYY-MM-DD`; an instant in ISO 8601. */
  | { readonly kind: 'text' | 'date' | 'instant'; readonly value: string }
);

export type ExportParameters = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** For whom an export was allowed when it was asked for. */
export interface ExportScope {
  /** The selected centre, or all that the user had where none was selected. */
  readonly centreIds: readonly string[];
  readonly ofAllCentres: boolean;
  readonly authorities: readonly string[];
}

export interface ExportJob extends Reader {
  readonly scope: ExportScope;
  readonly list: ExportList;
  /** Values that the list's query takes, by name. */
  readonly parameters: ExportParameters | RecordExport;
  readonly filters: readonly ChosenFilter[];
  /** Global position of the ledger as of which the rows are wanted; absent: as they are. */
  readonly asOfPosition?: string;
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
  | { readonly refused: 'tooManyDocuments' }
  | { readonly refused: 'tooManyLabels' | 'tooManyMovements'; readonly max: number };

/** Nobody waits for the document any more: it was not printed, or not to its end. No dead letter either. */
export interface LateDocument {
  readonly late: true;
}

export type DocumentOutcome = MadeFile | RefusedDocument | LateDocument;

/** Somebody cancelled the export: it was not made, or not to its end. No dead letter either. */
export interface CancelledExport {
  readonly cancelled: true;
}

export type ExportOutcome = MadeFile | CancelledExport;

export interface JobKinds {
  readonly documents: { readonly data: DocumentJob & WaitedFor; readonly result: DocumentOutcome };
  readonly mail: { readonly data: MailJob; readonly result: null };
  readonly exports: { readonly data: ExportJob; readonly result: ExportOutcome };
}

export type DataOf<Name extends QueueName> = JobKinds[Name]['data'];
export type ResultOf<Name extends QueueName> = JobKinds[Name]['result'];
