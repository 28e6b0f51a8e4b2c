/** The service: opens what it stands on, serves until it is told to stop, closes in the opposite order. */
import { createApplication } from '../api/http/application.js';
import { AppModule } from '../app.module.js';
import { prepareDatabase } from './prepare-database.js';
import { printWelcome } from './welcome.js';
import { openRuntime } from './runtime.js';

export async function serve(): Promise<number> {
  const say = (message: string) => process.stdout.write(`  · ${message}\n`);
  const runtime = await openRuntime({ asService: true, onProgress: say });
  try {
    runtime.embedded?.keepAlive((error) =>
      process.stderr.write(error ? `The database does not start: ${error}\n` : 'The database was gone and is back.\n'),
    );
    await prepareDatabase(runtime, say);
    const app = await createApplication(AppModule.of(runtime));
    await app.listen({ host: runtime.config.host, port: runtime.config.port });
    await printWelcome(runtime);
    await toldToStop();
    await app.close();
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
