/** The service with the CRUD module beside it. */
import { Module } from '@nestjs/common';
import { createApplication } from '../../../services/api/http/application.js';
import { AppModule } from '../../../services/app.module.js';
import { prepareDatabase } from '../../../services/program/prepare-database.js';
import { openRuntime } from '../../../services/program/runtime.js';
import { CrudModule } from './crud.js';

const runtime = await openRuntime({ asService: true });
await prepareDatabase(runtime, () => {});

@Module({ imports: [AppModule.of(runtime), CrudModule] })
class BenchModule {}

const app = await createApplication(BenchModule);
await app.listen({ host: runtime.config.host, port: runtime.config.port });
process.once('SIGINT', async () => {
  await app.close();
  await runtime.close();
  process.exit(0);
});
