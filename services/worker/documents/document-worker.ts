/** Makes what is on the document queue: reads, prints, puts the PDF into the file store under the job's id. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from 'bullmq';
import type { Pool } from 'pg';
import { queriesAsOf } from '../../../projections/past.js';
import type { DocumentType } from '../../documents/document-type.js';
import { FilledTooLarge } from '../../documents/docx/fill.js';
import { exampleOf } from '../../documents/examples/example.js';
import { COUNT_SHEET } from '../../documents/printed.js';
import type { FileStore } from '../../jobs/file-store.js';
import {
  type DocumentJob,
  type DocumentOutcome,
  type DossierJob,
  documentsOf,
  type LateDocument,
  type RefusedDocument,
  type TypedDocumentJob,
  type WaitedFor,
} from '../../jobs/job-kinds.js';
import type { Config } from '../../platform/config.js';
import type { Clock } from '../../platform/tokens.js';
import { FileTooHeavy } from '../../uploads/file-threads.js';
import { countSheet } from './data/count.js';
import { dossierValues } from './data/dossier.js';
import { type Edition, editionOf } from './data/edition.js';
import { operationDocument } from './data/operation.js';
import { preparationDocuments, type SourcedDocument } from './data/preparation.js';
import { ReferenceRecords } from './data/reference.js';
import { DossierTooLong, SourceMissing, TooManyLabels } from './data/refusals.js';
import type { DocumentPrinter, DocumentToPrint } from './document-printer.js';
import { dossierFileName, fileNameOf } from './file-name.js';
import { renderDossier } from './layouts/dossier.js';
import { PrintTimeout } from './printing/printer.js';
import { CentreTemplates } from './templates.js';

export interface DocumentWorkerParts {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly printer: DocumentPrinter;
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataDir' | 'timeZone'>;
  /** Ends what prints. */
  readonly close: () => Promise<unknown>;
}

export class DocumentWorker {
  private readonly templates: CentreTemplates;

  constructor(private readonly parts: DocumentWorkerParts) {
    this.templates = new CentreTemplates(parts.pool);
  }

  async process(job: Pick<Job<DocumentJob & WaitedFor>, 'id' | 'data'>): Promise<DocumentOutcome> {
    const fileId = job.id!;
    const { files } = this.parts;
    const over = endOfWaiting(job.data);
    // Made before its worker died.
    if (await files.has(fileId)) return { fileId };
    if (over.aborted) return LATE;
    const hadMostOfTheTime = leftOf(job.data) > (job.data.waitedFor?.forMs ?? 0) / 2;
    try {
      const { name, pdf } = await unless(
        over,
        'dossier' in job.data ? this.dossier(job.data) : this.documents(job.data, over),
      );
      await files.write(fileId, { name, mediaType: 'application/pdf' }, whole(pdf));
      return { fileId };
    } catch (error) {
      // Where the time went by before its turn, the same documents may be done the next time.
      if (over.aborted && hadMostOfTheTime && documentsOf(job.data) > 1)
        return { refused: 'tooManyDocuments' };
      if (over.aborted) return LATE;
      const refusal = refusalOf(error);
      if (refusal) return refusal;
      throw error;
    }
  }

  close(): Promise<unknown> {
    return this.parts.close();
  }

  private async documents(job: TypedDocumentJob, over: AbortSignal): Promise<PrintedFile> {
    const documents = await this.documentsOf(job);
    const pdf = await this.parts.printer.print(documents, over);
    return { name: fileNameOf(documents, job.language), pdf };
  }

  private async dossier(job: DossierJob): Promise<PrintedFile> {
    const { pool, printer } = this.parts;
    const values = await dossierValues(pool, job.dossier, await this.editionOf(job));
    const html = renderDossier(values, { language: job.language, logo: await this.logo() });
    return { name: dossierFileName(values.objet), pdf: await printer.printPage(html) };
  }

  private async documentsOf(job: TypedDocumentJob): Promise<DocumentToPrint[]> {
    const { language, dateFormat, asOfPosition } = job;
    const readModels = queriesAsOf(
      this.parts.pool,
      asOfPosition === undefined ? undefined : BigInt(asOfPosition),
    );
    if (job.type === COUNT_SHEET) {
      const { id, showsExpected } = job.subject;
      const values = await countSheet(readModels, id, showsExpected, await this.editionOf(job));
      return [{ type: job.type, values, language, logo: await this.logo() }];
    }
    const { type, subject } = job;
    if (subject.of === 'template') {
      const template = await this.templates.byId(subject.templateId);
      if (!template) throw new SourceMissing(`template ${subject.templateId}`);
      const values = exampleOf(template.type, { language, dateFormat });
      return [{ type: template.type, values, language, template: template.file }];
    }
    const edition = await this.editionOf(job);
    const logo = await this.logo();
    const sources =
      subject.of === 'preparations'
        ? await preparationDocuments(readModels, type, subject.ids, subject.labels, edition)
        : [await operationDocument(readModels, subject.of, subject.id, edition)];
    return sequentially(sources, async ({ centreId, values }: SourcedDocument) => ({
      type,
      values,
      language,
      logo,
      template: await this.templateOf(centreId, type),
    }));
  }

  private async editionOf({ language, dateFormat, userId }: DocumentJob): Promise<Edition> {
    const { pool, clock, config } = this.parts;
    const printedBy = await new ReferenceRecords(pool).userName(userId);
    return editionOf({ language, dateFormat }, config.timeZone, clock(), printedBy);
  }

  private logo() {
    return logoOf(this.parts.config.dataDir);
  }

  private async templateOf(centreId: string, type: DocumentType): Promise<Buffer | undefined> {
    return (await this.templates.published(centreId, type))?.file;
  }
}

/** What comes of the work, or the reason of `over` at once: what is begun ends without anybody waiting for it. */
const unless = <T>(over: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([work, once(over, 'abort').then(() => Promise.reject(over.reason))]);

/** Milliseconds for which somebody still waits for the file. */
const leftOf = ({ waitedFor }: WaitedFor): number =>
  waitedFor ? waitedFor.until - Date.now() : Number.POSITIVE_INFINITY;

/** Aborted when nobody waits for the file any more. */
function endOfWaiting(job: WaitedFor): AbortSignal {
  if (!job.waitedFor) return new AbortController().signal;
  const left = leftOf(job);
  return left > 0 ? AbortSignal.timeout(left) : AbortSignal.abort();
}

const LATE: LateDocument = { late: true };

interface PrintedFile {
  readonly name: string;
  readonly pdf: Buffer;
}

/** Of what ends in the same way whenever it is tried again. */
function refusalOf(error: unknown): RefusedDocument | undefined {
  if (error instanceof SourceMissing) return { refused: 'missing' };
  if (error instanceof TooManyLabels) return { refused: 'tooManyLabels', max: error.max };
  if (error instanceof DossierTooLong) return { refused: 'tooManyMovements', max: error.max };
  if (error instanceof FilledTooLarge || error instanceof FileTooHeavy || error instanceof PrintTimeout)
    return { refused: 'tooLarge' };
  return undefined;
}

async function sequentially<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

async function* whole(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** The organisation's logo, in `DATA_DIR/branding/`. */
const LOGO_FILES = [
  ['logo.svg', 'image/svg+xml'],
  ['logo.png', 'image/png'],
] as const;
/** A logo goes into every document. */
const MAX_LOGO_BYTES = 512 * 1024;

/** A data URL; undefined where there is no logo, or too large a one. An image never runs what is in it. */
async function logoOf(dataDir: string): Promise<string | undefined> {
  for (const [name, mediaType] of LOGO_FILES) {
    const file = await readFile(join(dataDir, 'branding', name)).catch(() => undefined);
    if (file && file.length <= MAX_LOGO_BYTES) return `data:${mediaType};base64,${file.toString('base64')}`;
  }
  return undefined;
}
