import { Injectable } from '@nestjs/common';
import type { DocumentType } from '../../../documents/document-type.js';
import { FileThreads, FileTooHeavy } from '../../../uploads/file-threads.js';
import type { Violation } from '../../http/errors/api-error.js';
import type { UploadedFile } from '../../http/forms/form.js';

/** Sent, or kept of a template. */
export type DocumentFile = Pick<UploadedFile, 'name' | 'content'>;

/** Says all that is wrong with a file before it becomes a template (docs/rules/documents-and-mail.md, DM-3). */
@Injectable()
export class TemplateCheck {
  constructor(private readonly threads: FileThreads) {}

  /**
   * One violation on `file` for each fault, with the tag as it is written and its place.
   *
   * @param party who sends the file: parties take turns
   */
  async violations(
    type: DocumentType,
    { name, content }: DocumentFile,
    party: string,
  ): Promise<readonly Violation[]> {
    if (!/\.docx?$/i.test(name)) return [notDocx(name)];
    const faults = await this.threads
      .run('checkTemplate', { content, type }, party)
      .catch((error: unknown) => {
        if (error instanceof FileTooHeavy) return [TOO_LARGE];
        throw error;
      });
    if (faults.length === 0 && !/\.docx$/i.test(name)) return [notDocx(name)];
    return faults.map(({ code, tag, where }) => ({ field: 'file', code, arguments: { tag, where } }));
  }
}

const TOO_LARGE = { code: 'template.error.tooLarge', tag: '', where: '' } as const;

const notDocx = (name: string): Violation => ({
  field: 'file',
  code: 'template.error.notDocx',
  arguments: { tag: '', where: '' },
  rejectedValue: name,
});
