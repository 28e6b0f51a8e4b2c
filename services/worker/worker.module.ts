import { Module } from '@nestjs/common';
import { DocumentsModule } from './documents/documents.module.js';
import { ReactorsModule } from './reactors/reactors.module.js';

/** Everything that happens away from a request: what follows from events, and what is on the queues. */
@Module({ imports: [ReactorsModule, DocumentsModule] })
export class WorkerModule {}
