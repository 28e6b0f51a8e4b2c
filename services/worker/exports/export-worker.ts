/** Makes what is on the export queue: rows from the read models straight into the file store. */
import type { Job } from 'bullmq';
import type { Pool } from 'pg';
import { asOf } from '../../../projections/past.js';
import { businessDate } from '../../domain/shared/calendar.js';
import type { FileStore } from '../../jobs/file-store.js';
import type {
  CancelledExport,
  ChosenFilter,
  ExportJob,
  ExportOutcome,
  ExportProgress,
} from '../../jobs/job-kinds.js';
import type { Config } from '../../platform/config.js';
import type { Clock } from '../../platform/tokens.js';
import { enumerationWord, heading, noun, yesOrNo } from '../../words/catalogue.js';
import { Formats } from '../documents/data/formats.js';
import { inFileNames } from '../documents/file-name.js';
import type { ListQuery } from './list.js';
import { EXPORTED_LISTS } from './lists/index.js';
import { Names } from './names.js';
import { readRows } from './rows.js';
import { ExportWorkbook } from './workbook.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CANCELLED: CancelledExport = { cancelled: true };
/** How often progress is reported and a cancellation looked for. */
const TOLD_EVERY_MS = 500;

export interface ExportWorkerParts {
  readonly pool: Pool;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly config: Pick<Config, 'timeZone'>;
  /** Whether somebody has cancelled the job meanwhile. */
  readonly isCancelled: (jobId: string) => Promise<boolean>;
}

type RunningJob = Pick<Job<ExportJob>, 'id' | 'data'> & {
  updateProgress(progress: ExportProgress): Promise<void>;
};

export class ExportWorker {
  constructor(private readonly parts: ExportWorkerParts) {}

  async process(job: RunningJob): Promise<ExportOutcome> {
    const fileId = job.id!;
    const { files, clock, config } = this.parts;
    if (await files.has(fileId)) return { fileId };
    if (job.data.cancelled) return CANCELLED;
    const { list: name, language, dateFormat } = job.data;
    const list = EXPORTED_LISTS[name];
    const title = enumerationWord('exportList', name, language);
    const names = await Names.load(this.parts.pool, language);
    const workbook = new ExportWorkbook(list.columns(names), {
      language,
      dateFormat,
      timeZone: config.timeZone,
      title,
    });
    const now = clock();
    const day = businessDate(now.toISOString(), config.timeZone);
    const written = files.write(
      fileId,
      { name: `${inFileNames(title)}-${day}.xlsx`, mediaType: XLSX },
      workbook.output,
    );
    try {
      // Whichever fails ends the other: rows that cannot be read, or a file that cannot be written.
      await Promise.all([this.fill(workbook, job, names, now), written]);
    } catch (error) {
      workbook.abandon(error as Error);
      await written.catch(() => undefined);
      // Whatever ended it: nobody wants it any more, so that nothing is left to mend or to try again.
      if (await this.parts.isCancelled(fileId)) return CANCELLED;
      throw error;
    }
    return { fileId };
  }

  private async stopIfCancelled({ id }: RunningJob): Promise<void> {
    if (await this.parts.isCancelled(id!)) throw new Error('the export was cancelled');
  }

  private async fill(
    workbook: ExportWorkbook<unknown>,
    job: RunningJob,
    names: Names,
    now: Date,
  ): Promise<void> {
    const { pool, config } = this.parts;
    const { list, parameters, filters, language, userId } = job.data;
    const found = EXPORTED_LISTS[list].query(parameters as never, language);
    const query = asOfPosition(found, job.data.asOfPosition);
    const formats = new Formats(job.data, config.timeZone);
    let rows = 0;
    await readRows<unknown>(pool, query, async (total, batches) => {
      workbook.filters = [
        ...filters.map((filter) => [heading(filter.name, language), shownValue(filter, formats)] as const),
        [noun('rowCount', language), formats.number(total)],
        [noun('exportedOn', language), formats.dateTime(now)],
        [noun('exportedBy', language), names.user(userId)],
      ];
      let toldAt = performance.now();
      for await (const batch of batches) {
        await workbook.writeRows(batch);
        rows += batch.length;
        if (performance.now() - toldAt < TOLD_EVERY_MS) continue;
        await job.updateProgress({ rows, total });
        await this.stopIfCancelled(job);
        toldAt = performance.now();
      }
    });
    await this.stopIfCancelled(job);
    await workbook.finish();
    await job.updateProgress({ rows, total: rows });
  }
}

const asOfPosition = (query: ListQuery, position: string | undefined): ListQuery =>
  position === undefined ? query : { ...query, text: asOf(query.text, BigInt(position)) };

function shownValue(filter: ChosenFilter, formats: Formats): string {
  const { kind, value } = filter;
  if (kind === 'code') return enumerationWord(filter.enumeration, value, formats.language);
  if (kind === 'flag') return yesOrNo(value, formats.language);
  if (kind === 'date') return formats.date(value);
  if (kind === 'instant') return formats.dateTime(new Date(value));
  return value;
}
