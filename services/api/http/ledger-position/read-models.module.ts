import { Module } from '@nestjs/common';
import { Moments } from './moments.js';
import { ReadModels } from './read-models.js';

/** What reads of the ledger need. Expects the platform and `ProjectorModule`, which are global. */
@Module({ providers: [ReadModels, Moments], exports: [ReadModels, Moments] })
export class ReadModelsModule {}
