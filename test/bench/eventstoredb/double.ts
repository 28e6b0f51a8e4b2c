/** The double of EventStoreDB in a process of its own, so that it takes no time from its client: prints its address. */
import { startDouble } from '../../eventstoredb-double/double.js';

const double = await startDouble({ indexingMs: 1 });
process.stdout.write(`${double.url}\n`);
