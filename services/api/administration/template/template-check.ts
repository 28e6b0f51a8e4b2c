import type { DocumentType } from '../../../documents/document-type.js';
import type { Violation } from '../../http/errors/api-error.js';
import type { UploadedFile } from '../../http/forms/form.js';

/** Says all that is wrong with a file before it becomes a template: violations on `file`. */
export abstract class TemplateCheck {
  abstract violations(type: DocumentType, file: UploadedFile): Promise<readonly Violation[]>;
}

/** One violation for each fault, with the tag as it is written and its place (docs/rules/documents-and-mail.md, DM-3). */
export class DocxCheck extends TemplateCheck {
  override async violations(type: DocumentType, { name, content }: UploadedFile): Promise<Violation[]> {
    if (!/\.docx?$/i.test(name)) return [notDocx(name)];
    // Loaded with the first upload: few processes ever see one.
    const { checkTemplate } = await import('../../../documents/docx/check.js');
    const faults = await checkTemplate(content, type);
    if (faults.length === 0 && !/\.docx$/i.test(name)) return [notDocx(name)];
    return faults.map(({ code, tag, where }) => ({ field: 'file', code, arguments: { tag, where } }));
  }
}

const notDocx = (name: string): Violation => ({
  field: 'file',
  code: 'template.error.notDocx',
  arguments: { tag: '', where: '' },
  rejectedValue: name.slice(0, 250),
});
