import { strFromU8, unzipSync } from 'fflate';
import type { Violation } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import type { UploadedFile } from '../../http/forms/form.js';
import type { TemplateType } from './template-types.js';

/** Says all that is wrong with a file before it becomes a template: violations on `file`. */
export abstract class TemplateCheck {
  abstract violations(
    type: TemplateType,
    file: UploadedFile,
  ): readonly Violation[] | Promise<readonly Violation[]>;
}

/** How .doc files of before 2007 begin, and documents with a password: an OLE container. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const CONTENT_TYPES = '[Content_Types].xml';
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Bytes; a table of contents larger than that is no honest one. */
const LARGEST_CONTENT_TYPES = 1_048_576;

/** A .docx, and none with macros: those have another content type. */
export class DocxCheck extends TemplateCheck {
  override violations(_: TemplateType, { name, content }: UploadedFile): readonly Violation[] {
    if (content.subarray(0, OLE.length).equals(OLE)) return [{ field: 'file', code: ApiCode.oldDoc }];
    if (!/\.docx$/i.test(name) || !contentTypes(content).includes(DOCUMENT)) {
      return [{ field: 'file', code: ApiCode.notDocx, rejectedValue: name.slice(0, 250) }];
    }
    return [];
  }
}

/** Of all that a zip holds only the one small file is unpacked. */
function contentTypes(zip: Buffer): string {
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => name === CONTENT_TYPES && originalSize <= LARGEST_CONTENT_TYPES,
    });
    return strFromU8(files[CONTENT_TYPES] ?? new Uint8Array());
  } catch {
    return '';
  }
}
