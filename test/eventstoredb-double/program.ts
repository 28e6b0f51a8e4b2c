/** The double in a process of its own, which may be killed: keeps its events in the file given, prints its address. */
import { startDouble } from './double.js';

void startDouble({ journal: process.argv[2] }).then(({ url }) => process.stdout.write(`${url}\n`));
