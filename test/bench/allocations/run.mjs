/**
 * A workbook of 5,000 lines is imported, tried first, and 2,000 requests are generated, through the API of a service
 * as it is installed, for 1,000 centres below one dispatch centre and 5 products.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import pg from 'pg';
import { round } from '../lib/figures.mjs';
import { signIn, startDatabase, startService } from '../lib/service.mjs';

const script = new URL('../../../scripts/start.mjs', import.meta.url).pathname;
const CENTRES = 1_000;
const PRODUCTS = 5;
const LINES = CENTRES * PRODUCTS;
const REQUESTS = 2_000;
const WEEKS = 10;
const DAY_MS = 24 * 3_600_000;
const PATH = '/vaccination/approvisionnement';

/** @returns seconds of each step, and how many plans a second the import of ten weeks makes */
export async function run({ say = () => {} } = {}) {
  const first = await startService({ script });
  await first.stop();
  say(`writing ${CENTRES} centres and ${PRODUCTS} products`);
  const server = await startDatabase(join(first.folder, 'postgres'));
  try {
    await writeCentres(server.url);
  } finally {
    await server.stop();
  }
  const service = await startService({ script, dataDir: first.folder });
  try {
    const { call, headers } = await signIn(service.url, 'dispatch', 'Plateforme Nord');
    const send = async (file, startWeek, dryRun) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ period: 'SEMAINE', qtyMode: 'FLACON', startWeek, dryRun }))
        form.append(name, String(value));
      form.append('file', new File([file], 'plan.xlsx'));
      const response = await fetch(`${service.url}/api/admin${PATH}/import`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: form,
      });
      const body = await response.json();
      if (!response.ok) throw new Error(`import: ${response.status} ${JSON.stringify(body).slice(0, 500)}`);
      return body;
    };

    const oneWeek = await workbook(LINES, 1);
    say(`importing ${LINES} lines`);
    const tried = await timed(() => send(oneWeek, monday(1), true));
    const imported = await timed(() => send(oneWeek, monday(1), false));
    if (imported.result.creations !== LINES)
      throw new Error(`${imported.result.creations} lines were imported`);

    await send(await workbook(REQUESTS, 1), monday(20), false);
    say(`generating ${REQUESTS} requests`);
    const generated = await timed(() => call('POST', `${PATH}/generation`, { debutSemaine: monday(20) }));
    if (generated.result.body.nbDemandes !== REQUESTS)
      throw new Error(`${generated.result.body.nbDemandes} requests were made`);

    say(`importing ${LINES} lines of ${WEEKS} weeks each`);
    const full = await timed(async () => send(await workbook(LINES, WEEKS), monday(40), false));
    return {
      triedSeconds: round(tried.seconds, 1),
      importedSeconds: round(imported.seconds, 1),
      generatedSeconds: round(generated.seconds, 1),
      fullSeconds: round(full.seconds, 1),
      plansPerSecond: round((LINES * WEEKS) / full.seconds, 0),
    };
  } finally {
    await service.remove();
  }
}

async function timed(work) {
  const begun = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1000 };
}

/** Monday so many weeks ahead, `YYYY-MM-DD`. */
function monday(weeks) {
  const now = new Date();
  const since = (now.getUTCDay() + 6) % 7;
  return new Date(now.getTime() + (7 * weeks - since) * DAY_MS).toISOString().slice(0, 10);
}

/** A line for each centre and product, with a quantity for each of so many weeks. */
async function workbook(lines, weeks) {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Plan');
  sheet.addRow(['finess', 'produit', ...Array.from({ length: weeks }, (_, week) => `S${week + 1}`)]);
  for (let line = 0; line < lines; line++) {
    const finess = `88${String((line % CENTRES) + 1).padStart(7, '0')}`;
    const quantities = Array.from({ length: weeks }, (_, week) => 1 + ((line + week) % 20));
    sheet.addRow([finess, `Produit ${Math.floor(line / CENTRES) + 1}`, ...quantities]);
  }
  return book.xlsx.writeBuffer();
}

async function writeCentres(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `WITH added AS (
       INSERT INTO reference.centre (code, name, type, finess, address, postal_code, city, mail_receivers, active,
         administration_mode)
       SELECT 'B' || n, 'Centre ' || n, 'VACCINATION', '88' || lpad(n::text, 7, '0'), n || ' rue de la Paix', '59000',
         'Lille', 'BOTH', true, 'JOUR'
       FROM generate_series(1, $1) AS n
       RETURNING id
     )
     INSERT INTO reference.centre_link (parent_id, child_id)
     SELECT platform.id, added.id FROM added, reference.centre AS platform WHERE platform.name = 'Plateforme Nord'`,
    [CENTRES],
  );
  await client.query(
    `INSERT INTO reference.product (type, cip_code, commercial_name, name, packaging, doses_per_package, active)
     SELECT 'MEDICAMENT', 'BENCH' || n, 'Produit ' || n, 'Produit de mesure ' || n, 'BOITE', 10, true
     FROM generate_series(1, $1) AS n`,
    [PRODUCTS],
  );
  await client.query('VACUUM (ANALYZE)');
  await client.end();
}
