/** What a thread does with a file, by the name of the task. Only plain data goes in and comes out. */

import type { DocumentType } from '../documents/document-type.js';
import { checkTemplate as check } from '../documents/docx/check.js';
import type { TemplateFault } from '../documents/docx/faults.js';
import { type FilledTemplate, FilledTooLarge, fillTemplate as fill } from '../documents/docx/fill.js';
import type { Values } from '../documents/fields.js';
import { loadLibrary, readSheet as read, type SheetRead, type SheetToRead } from './sheet.js';

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

/** What a thread is given of a file. */
export interface Given<Input> {
  readonly input: Input;
  /** In shared memory: 1 once the thread reads the file. */
  readonly begun: Int32Array;
}

export interface FileTasks {
  readSheet(sheet: SheetToRead): Promise<SheetRead>;
  checkTemplate(template: TemplateToCheck): Promise<readonly TemplateFault[]>;
  /** Undefined: the document would be too large. */
  fillTemplate(template: TemplateToFill): Promise<FilledTemplate | undefined>;
}

/** Says when a task begins; on a busy machine it takes longer to load a library than to read a file with it. */
const saying =
  <Input, Result>(task: (input: Input) => Promise<Result>, load?: () => Promise<unknown>) =>
  async ({ input, begun }: Given<Input>): Promise<Result> => {
    await load?.();
    Atomics.store(begun, 0, 1);
    Atomics.notify(begun, 0);
    return task(input);
  };

export const readSheet = saying<SheetToRead, SheetRead>(read, loadLibrary);

export const checkTemplate = saying<TemplateToCheck, readonly TemplateFault[]>(({ content, type }) =>
  check(Buffer.from(content.buffer, content.byteOffset, content.byteLength), type),
);

export const fillTemplate = saying<TemplateToFill, FilledTemplate | undefined>(
  async ({ content, values, codes }) => {
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
  },
);
