/** Copies the ledger at one address to another: the process that the benchmark kills. Prints how far it is, and its report. */
import { connectEventStore } from '../../../services/event-store/connect.js';
import { copyLedger } from '../../../services/program/copy.js';
import { reach } from '../../../services/program/reach.js';

const WAIT_FOR_SECONDS = 120;

const [from, to] = await Promise.all(
  process.argv
    .slice(2)
    .map((url) => reach('the event store', url, { waitFor: WAIT_FOR_SECONDS }, () => connectEventStore(url))),
);
const tell = (told: object) => process.stdout.write(`${JSON.stringify(told)}\n`);
tell({ report: await copyLedger(from!, to!, tell) });
await Promise.all([from!.close(), to!.close()]);
