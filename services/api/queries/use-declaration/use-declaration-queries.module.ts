import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { DeclaredDosesController } from './declared-doses.controller.js';
import { GetDeclaredDosesHandler } from './declared-doses.query.js';

@Module({
  imports: [CqrsModule, ReferenceDataModule],
  controllers: [DeclaredDosesController],
  providers: [GetDeclaredDosesHandler],
})
export class UseDeclarationQueriesModule {}
