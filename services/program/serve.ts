/** The service: opens what it needs, serves until it gets a signal to stop, closes in the opposite order. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DEMONSTRATION_PASSWORD,
  DEMONSTRATION_USERS,
} from '../demonstration/reference-data/demonstration.js';
import type { Config } from '../platform/config.js';
import { returnIdleMemory } from '../platform/idle-memory.js';
import { CLOSE_WITHIN_MS } from '../platform/ready-or-closed.js';
import { startTracing } from '../platform/tracing.js';
import { openRuntime } from './runtime.js';

export async function serve(): Promise<number> {
  const say = (message: string) => process.stdout.write(`  · ${message}\n`);
  // Told while it starts, it stops as soon as it has started.
  const stopped = toldToStop();
  const opening = openRuntime({ asService: true, onProgress: say });
  // The database starts in its own process while this one reads its code.
  const program = Promise.all([import('../app.module.js'), import('./application.js')]);
  const runtime = await opening;
  try {
    const { tracesEndpoint, tracesShare: share, roles } = runtime.config;
    const stopTracing = await startTracing(tracesEndpoint, { share, roles: [...roles] });
    const [{ AppModule }, { startApplication }] = await program;
    runtime.embedded?.keepAlive((error) =>
      process.stderr.write(
        error ? `The database does not start: ${error}\n` : 'The database was gone and is back.\n',
      ),
    );
    const app = await startApplication(runtime, AppModule.of(runtime), say);
    process.stdout.write(welcome(runtime.config));
    const stopReturning = returnIdleMemory();
    await stopped;
    stopReturning();
    // A client that does not let go is cut off: to the ledger that is no different from a lost connection.
    await Promise.race([app.close().then(stopTracing), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    return 0;
  } finally {
    await runtime.close();
  }
}

/** The first SIGINT or SIGTERM; a second one, from somebody who does not want to wait, ends the process at once. */
function toldToStop(): Promise<void> {
  return new Promise((stop) => {
    let told = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (told) process.exit(130);
        told = true;
        stop();
      });
    }
  });
}

/** What `npm start` says when the service is ready: where it is and who can sign in. */
function welcome({ publicUrl, demo }: Config): string {
  const lines = ['', `  Ready: ${publicUrl}`, `  API:   ${publicUrl}/api/docs`];
  if (demo) {
    const logins = DEMONSTRATION_USERS.map(({ login, profile }) => `    ${login.padEnd(12)}${profile}`);
    lines.push('', `  Logins, each with the password ${DEMONSTRATION_PASSWORD}`, ...logins);
  }
  return `${[...lines, '', '  Ctrl-C stops it.', ''].join('\n')}\n`;
}
