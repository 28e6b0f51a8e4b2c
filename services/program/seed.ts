/** First data before several processes start at the same time: whichever came first would make it, and all would wait. */
import { AppModule } from '../app.module.js';
import { prepareApplication } from './application.js';
import { openRuntime } from './runtime.js';

/** @returns exit code: 0, whether there was something to make or not */
export async function seed(): Promise<number> {
  const say = (message: string) => process.stdout.write(`  · ${message}\n`);
  const runtime = await openRuntime({ asService: true, onProgress: say });
  try {
    // What makes the data, and what folds it so that the first screen shows it.
    const config = { ...runtime.config, roles: new Set(['api', 'projector'] as const) };
    const making = { ...runtime, config };
    const app = await prepareApplication(making, AppModule.of(making), say);
    await app.close();
    return 0;
  } finally {
    await runtime.close();
  }
}
