/** Workbooks of 2,000 products, through the API of a service as it is installed. */
import { randomUUID } from 'node:crypto';
import ExcelJS from 'exceljs';
import { round } from '../lib/figures.mjs';
import { signInAdministrator, startService } from '../lib/service.mjs';

const script = new URL('../../../scripts/start.mjs', import.meta.url).pathname;
const LINES = 2_000;

const COLUMNS = [
  'codeCip',
  'nomCommercial',
  'type',
  'nom',
  'typeConditionnement',
  'nbDoses',
  'commentaireBl',
];

/** @returns the seconds of a file that makes all products, of the same again, and of one that changes all of them */
export async function run({ say = () => {} } = {}) {
  const service = await startService({ script });
  try {
    const { headers } = await signInAdministrator(service.url);
    const secondsOf = async (comment, expected) => {
      const file = await workbook(comment);
      const form = new FormData();
      form.append('dryRun', 'false');
      form.append('file', new File([file], 'import.xlsx'));
      const begun = performance.now();
      const response = await fetch(`${service.url}/api/admin/referentiel/produit/import`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: form,
      });
      const body = await response.json();
      const seconds = round((performance.now() - begun) / 1_000, 1);
      if (body[expected] !== LINES)
        throw new Error(`import: ${response.status} ${JSON.stringify(body).slice(0, 500)}`);
      say(`${LINES} ${expected}: ${seconds} s`);
      return seconds;
    };
    return {
      made: await secondsOf('first', 'creations'),
      unchanged: await secondsOf('first', 'inchanges'),
      changed: await secondsOf('second', 'modifications'),
    };
  } finally {
    await service.remove();
  }
}

async function workbook(comment) {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Lines');
  sheet.addRow(COLUMNS);
  for (let n = 0; n < LINES; n++)
    sheet.addRow([`IMPORT-${n}`, `Importé ${n}`, 'MEDICAMENT', `Produit ${n}`, 'BOITE', 1, comment]);
  return book.xlsx.writeBuffer();
}
