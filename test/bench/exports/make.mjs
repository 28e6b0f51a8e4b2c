/** One export in a process of its own, so that its memory is its own: `make.mjs ledger|bare <database url>`. */
import { Writable } from 'node:stream';
import ExcelJS from 'exceljs';

const MIB = 1024;
/** As many cells as the export of movements has, of the same kinds. */
const COLUMNS = 25;
const ROWS = 100_000;

const [contender, databaseUrl] = process.argv.slice(2);
const begun = performance.now();
const rows = contender === 'bare' ? await writeBare() : await exportMovements();
const seconds = (performance.now() - begun) / 1000;
const peakMb = Math.round(process.resourceUsage().maxRSS / MIB);
process.stdout.write(`${JSON.stringify({ rows, seconds, peakMb })}\n`);
process.exit();

/** What exceljs does by itself: cells from memory into a workbook that is thrown away. */
async function writeBare() {
  const stream = new Writable({ write: (_chunk, _encoding, done) => done() });
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: false,
  });
  const sheet = workbook.addWorksheet('Movements');
  sheet.columns = Array.from({ length: COLUMNS }, (_, column) => ({
    header: `Column ${column}`,
    style: { numFmt: column < 2 ? 'dd/mm/yyyy hh:mm' : column < 5 ? '#,##0' : '@' },
  }));
  for (let row = 0; row < ROWS; row++) {
    sheet.addRow(Array.from({ length: COLUMNS }, (_, column) => cell(row, column))).commit();
    // Without a turn for the stream, all of it would wait in memory.
    if (row % 250 === 0) await new Promise(setImmediate);
  }
  sheet.commit();
  await workbook.commit();
  return ROWS;
}

function cell(row, column) {
  if (column < 2) return new Date(1_790_000_000_000 + row * 60_000);
  if (column < 5) return row * 10 + column;
  // The other columns are filled as those of movements are: some always, some seldom.
  return column < 14 ? `Value ${column} of ${row % 1_000}` : null;
}

/** What the service does: rows of the read models into the file store. */
async function exportMovements() {
  const from = (path) => import(new URL(`../../../dist/services/${path}`, import.meta.url));
  const [{ ExportWorker }, { FileStore }, { createPool }] = await Promise.all([
    from('worker/exports/export-worker.js'),
    from('jobs/file-store.js'),
    from('platform/pool.js'),
  ]);
  const pool = createPool(databaseUrl);
  let progress = { rows: 0 };
  const worker = new ExportWorker({
    pool,
    files: new FileStore(pool),
    clock: () => new Date(),
    config: { timeZone: 'Europe/Paris' },
    isCancelled: async () => false,
  });
  const { rows } = await pool.query('SELECT array_agg(id) AS ids FROM reference.centre');
  await worker.process({
    id: crypto.randomUUID(),
    data: {
      list: 'movement',
      scope: { centreId: null, ofAllCentres: true },
      parameters: { centres: rows[0].ids, from: '1900-01-01', until: 'infinity' },
      filters: [],
      language: 'fr',
      dateFormat: 'FR',
      userId: crypto.randomUUID(),
    },
    updateProgress: async (told) => {
      progress = told;
    },
  });
  return progress.rows;
}
