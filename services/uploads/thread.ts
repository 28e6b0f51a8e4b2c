/** What a thread does with a file, by the name of the task. Only plain data goes in and comes out. */

import type { DocumentType } from '../documents/document-type.js';
import { checkTemplate as check } from '../documents/docx/check.js';
import type { TemplateFault } from '../documents/docx/faults.js';
import { type FilledTemplate, FilledTooLarge, fillTemplate as fill } from '../documents/docx/fill.js';
import type { Values } from '../documents/fields.js';
import { readSheet as read, type SheetRead, type SheetToRead } from './sheet.js';

export interface TemplateToCheck {
  readonly content: Uint8Array;
  readonly type: DocumentType;
}

export interface TemplateToFill {
  readonly content: Uint8Array;
  readonly values: Values;
  /** Names of the fields that print as a code. */
  readonly codes: readonly string[];
}

export interface FileTasks {
  readSheet(sheet: SheetToRead): Promise<SheetRead>;
  checkTemplate(template: TemplateToCheck): Promise<readonly TemplateFault[]>;
  /** Undefined: the document would be too large. */
  fillTemplate(template: TemplateToFill): Promise<FilledTemplate | undefined>;
}

export const readSheet: FileTasks['readSheet'] = read;

export const checkTemplate: FileTasks['checkTemplate'] = ({ content, type }) =>
  check(Buffer.from(content.buffer, content.byteOffset, content.byteLength), type);

export const fillTemplate: FileTasks['fillTemplate'] = async ({ content, values, codes }) => {
  try {
    return await fill(
      Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      values,
      new Set(codes),
    );
  } catch (error) {
    // An error's class does not survive the way out of a thread.
    if (error instanceof FilledTooLarge) return undefined;
    throw error;
  }
};
