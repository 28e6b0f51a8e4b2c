/** From values to a PDF, by a template of the centre or the built-in one. */
import pLimit from 'p-limit';
import { FilledTooLarge } from '../../documents/docx/fill.js';
import type { Values } from '../../documents/fields.js';
import type { PrintedType, PrintedValues } from '../../documents/printed.js';
import type { FileThreads } from '../../uploads/file-threads.js';
import type { Language } from '../../words/language.js';
import { docxPrint } from './docx/print.js';
import { documentTitle, renderBuiltIn } from './layouts/render.js';
import type { Printer } from './printing/printer.js';

export interface DocumentToPrint {
  readonly type: PrintedType;
  readonly values: PrintedValues;
  readonly language: Language;
  /** A .docx that `checkTemplate` has passed; the built-in layout where there is none. */
  readonly template?: Buffer;
  /** Data URL, for the built-in layouts. */
  readonly logo?: string;
}

/** Documents of one file that are drawn while another one is printed: of many, never all pages are in memory. */
const AT_ONCE = 4;

/** Fields that hold a drawn code, in every document. */
const CODE_FIELDS = new Set(['codeDatamatrix']);

export class DocumentPrinter {
  constructor(
    private readonly printer: Printer,
    private readonly threads: FileThreads,
  ) {}

  /**
   * The PDF; several documents one after the other, each with its own page numbers.
   *
   * @param over once it is aborted, no further document is begun
   * @throws FilledTooLarge, FileTooHeavy, PrintTimeout: another try would end in the same way; the reason of `over`
   */
  async print(documents: readonly DocumentToPrint[], over?: AbortSignal): Promise<Buffer> {
    const limited = pLimit(AT_ONCE);
    try {
      const printed = await Promise.all(
        documents.map((document) =>
          limited(() => {
            over?.throwIfAborted();
            return this.printOne(document);
          }),
        ),
      );
      return printed.length === 1 ? printed[0]! : joined(printed, titleOfAll(documents));
    } finally {
      limited.clearQueue();
    }
  }

  /** The PDF of one page of HTML that has everything inside it. @throws PrintTimeout */
  printPage(html: string): Promise<Buffer> {
    return this.printer.print({ html });
  }

  private async printOne({ type, values, language, template, logo }: DocumentToPrint): Promise<Buffer> {
    if (!template) return this.printer.print({ html: renderBuiltIn(type, values, { language, logo }) });
    const filling = { content: template, values: values as Values, codes: [...CODE_FIELDS] };
    const filled = await this.threads.run('fillTemplate', filling, 'printer');
    if (!filled) throw new FilledTooLarge('the filled template is too large');
    const title = documentTitle(type, values, language);
    return this.printer.print(docxPrint(filled, title, codesIn(values as Values)));
  }
}

/** The codes that the values hold, at whatever depth. */
function codesIn(values: Values, found = new Set<string>()): Set<string> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') {
      if (CODE_FIELDS.has(name) && value !== '') found.add(value);
    } else if (Array.isArray(value)) for (const item of value as Values[]) codesIn(item, found);
    else if (value && typeof value === 'object') codesIn(value as Values, found);
  }
  return found;
}

/** The first one's, and how many more there are (docs/rules/documents-and-mail.md, DM-1). */
function titleOfAll([first, ...others]: readonly DocumentToPrint[]): string {
  return first ? `${documentTitle(first.type, first.values, first.language)} + ${others.length}` : '';
}

async function joined(documents: readonly Buffer[], title: string): Promise<Buffer> {
  // Loaded where several documents become one.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const whole = await PDFDocument.create();
  for (const bytes of documents) {
    const part = await PDFDocument.load(bytes);
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
  }
  whole.setTitle(title, { showInWindowTitleBar: true });
  return Buffer.from(await whole.save());
}
