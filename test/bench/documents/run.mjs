/**
 * Documents per second through the printing of the service, against `page.pdf()` alone with the same HTML, the same
 * number of pages at once and the same browser; and how long a click on a label takes, over HTTP and the queue.
 */
import { median, percentile, round } from '../lib/figures.mjs';
import { signIn, startService } from '../lib/service.mjs';

const dist = (path) => new URL(`../../../dist/services/${path}`, import.meta.url).href;

const ROUNDS = 5;
const DOCUMENTS = 40;
const CLICKS = 100;

export async function run({ say = () => {} } = {}) {
  return { throughput: await throughput(say), click: await click(say) };
}

async function throughput(say) {
  const { BrowserKeeper } = await import(dist('worker/documents/printing/browser.js'));
  const { Printer, PRINTER_OPTIONS } = await import(dist('worker/documents/printing/printer.js'));
  const { DocumentPrinter } = await import(dist('worker/documents/document-printer.js'));
  const { renderBuiltIn } = await import(dist('worker/documents/layouts/render.js'));
  const { exampleOf } = await import(dist('documents/examples/example.js'));
  const keeper = new BrowserKeeper();
  try {
    const documents = new DocumentPrinter(new Printer(keeper));
    const values = exampleOf('DISPATCH_BL', { language: 'fr' });
    const html = renderBuiltIn('DISPATCH_BL', values, { language: 'fr' });
    const contenders = {
      // Reading the values into HTML is part of the work; a browser that is given its HTML saves that.
      service: () =>
        atOnce(DOCUMENTS, PRINTER_OPTIONS.concurrency, () =>
          documents.print([{ type: 'DISPATCH_BL', values, language: 'fr' }]),
        ),
      bare: () =>
        keeper.use(async (browser) => {
          const pages = await Promise.all(
            Array.from({ length: PRINTER_OPTIONS.concurrency }, () => browser.newPage()),
          );
          await atOnce(DOCUMENTS, pages.length, async (worker) => {
            await pages[worker].setContent(html, { waitUntil: 'load' });
            await pages[worker].pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
          });
          await Promise.all(pages.map((page) => page.close()));
        }),
    };
    const rates = { service: [], bare: [] };
    for (let turn = 0; turn <= ROUNDS; turn++) {
      for (const [name, work] of Object.entries(contenders)) {
        const begun = performance.now();
        await work();
        // The first turn warms both up.
        if (turn > 0) rates[name].push((DOCUMENTS / (performance.now() - begun)) * 1000);
      }
      say(`documents, turn ${turn} of ${ROUNDS}`);
    }
    return {
      perSecond: round(median(rates.service)),
      barePerSecond: round(median(rates.bare)),
      ratio: round(median(rates.service.map((rate, turn) => rate / rates.bare[turn]))),
    };
  } finally {
    await keeper.close();
  }
}

async function click(say) {
  const service = await startService({ script: new URL(dist('main.js')).pathname });
  try {
    const dispatch = await signIn(service.url, 'dispatch', 'Plateforme Nord');
    const movements = await dispatch.call(
      'GET',
      '/dispatch/mouvement?dateDebut=2020-01-01&dateFin=2100-01-01',
    );
    const note = movements.body.find(({ type }) => type === 'PREPARATION').idOperation;
    const url = `${service.url}/api/admin/dispatch/preparation/${note}/document?documentType=DISPATCH_ETIQUETTE_CONTENANT`;
    const durations = [];
    for (let number = -5; number < CLICKS; number++) {
      const begun = performance.now();
      const answer = await fetch(url, { headers: dispatch.headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The label: ${answer.status}`);
      if (number >= 0) durations.push(performance.now() - begun);
    }
    say(`${CLICKS} labels`);
    return { p50Ms: Math.round(median(durations)), p95Ms: Math.round(percentile(durations, 0.95)) };
  } finally {
    await service.remove();
  }
}

/** `count` times, so many at once; each worker gets its number. */
async function atOnce(count, workers, work) {
  let left = count;
  const worker = async (_, number) => {
    while (left-- > 0) await work(number);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
