/** The application on an open runtime, with its first data. The benchmarks start it the same way. */
import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication } from '../api/application.js';
import { readyOrClosed } from '../platform/ready-or-closed.js';
import { StartRefused } from '../platform/start-refused.js';
import { beginNotifications } from '../worker/reactors/checkpoint.js';
import { createFirstData } from './first-data.js';
import type { Runtime } from './runtime.js';

/**
 * Listening at the configured address.
 *
 * @throws StartRefused where it cannot be listened at
 */
export async function startApplication(
  runtime: Runtime,
  module: Type | DynamicModule,
  onProgress: (message: string) => void = () => {},
): Promise<NestFastifyApplication> {
  const { host, port } = runtime.config;
  return readyOrClosed(await prepareApplication(runtime, module, onProgress), (app) =>
    app.listen({ host, port }).catch((error: Error) => {
      throw new StartRefused(
        `it cannot be served at ${host}:${port} (${error.message}): stop what else uses it, or give another PORT or HOST`,
        { cause: error },
      );
    }),
  );
}

/** All parts at work, but not listening. */
export async function prepareApplication(
  { config, pool, store }: Pick<Runtime, 'config' | 'pool' | 'store'>,
  module: Type | DynamicModule,
  onProgress: (message: string) => void,
): Promise<NestFastifyApplication> {
  return readyOrClosed(await createApplication(module), async (app) => {
    // In a process of any role: before one takes commands, and before one writes mails.
    await beginNotifications(pool, store);
    await app.init();
    await createFirstData(app, config, onProgress);
  });
}
