/** The application on an open runtime, with its first data, listening. The benchmarks start it the same way. */
import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication } from '../api/application.js';
import { createFirstData } from './first-data.js';
import type { Runtime } from './runtime.js';

export async function startApplication(
  runtime: Runtime,
  module: Type | DynamicModule,
  onProgress: (message: string) => void = () => {},
): Promise<NestFastifyApplication> {
  const app = await createApplication(module);
  try {
    await app.init();
    await createFirstData(app, runtime.config, onProgress);
    await app.listen({ host: runtime.config.host, port: runtime.config.port });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
