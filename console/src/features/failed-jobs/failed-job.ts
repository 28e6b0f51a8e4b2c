/** Mails, documents and exports that failed for good, as the service lists them. */
import { DOCUMENT_KINDS, isDocumentType } from '../../api/generated/document-type.js';
import type { Schemas } from '../../api/types.js';

export type FailedJob = Schemas['DeadLetterView'];

/** What it was about: words of the dictionary, or what stands there as it is. */
export function subjectOf({ queue, subject }: Pick<FailedJob, 'queue' | 'subject'>): {
  readonly words?: string;
  readonly text: string;
} {
  if (queue === 'exports') return { words: `enum.exportList.${subject}`, text: subject };
  if (queue === 'documents' && isDocumentType(subject)) {
    return { words: `enum.documentKind.${DOCUMENT_KINDS[subject]}`, text: subject };
  }
  return { text: subject };
}
