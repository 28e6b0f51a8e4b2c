import { Module } from '@nestjs/common';
import { DeadLettersController } from './dead-letters.controller.js';

/** What became of jobs. Needs `JobsModule` beside it. */
@Module({ controllers: [DeadLettersController] })
export class JobsApiModule {}
