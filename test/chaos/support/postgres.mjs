/** The Postgres that `npm start` brings, watched over as the service does it: prints its addresses, ends with SIGTERM. */
import { startEmbeddedPostgres } from '../../../dist/services/platform/embedded-postgres.js';

const [folder] = process.argv.slice(2);
// Little room for its log of changes: the disk that is filled is small.
const settings = ['max_wal_size=128MB', 'min_wal_size=32MB'];
const server = await startEmbeddedPostgres({ folder, settings });
server.keepAlive(() => {});
process.once('SIGTERM', () => server.stop().finally(() => process.exit()));
process.stdout.write(`${JSON.stringify({ owner: server.url, service: server.serviceUrl })}\n`);
