/** The service with the CRUD module beside it. */
import { Module } from '@nestjs/common';
import { AppModule } from '../../../services/app.module.js';
import { startApplication } from '../../../services/program/application.js';
import { openRuntime } from '../../../services/program/runtime.js';
import { CrudModule } from './crud.js';

const runtime = await openRuntime({ asService: true });

@Module({ imports: [AppModule.of(runtime), CrudModule] })
class BenchModule {}

const app = await startApplication(runtime, BenchModule);
process.once('SIGINT', async () => {
  await app.close();
  await runtime.close();
  process.exit(0);
});
