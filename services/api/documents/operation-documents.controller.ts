import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DocumentType } from '../../documents/document-type.js';
import type { CentreType, OperationKind } from '../../domain/ledger/vocabulary.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { Access, CurrentActor } from '../auth/access.js';
import { API } from '../http/api.js';
import { AnswersFile } from '../http/file-answer.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { GetOperation } from '../queries/operation/operation.query.js';
import {
  DispatchScrapDocument,
  ReferentScrapDocument,
  ReturnDocument,
  VaccinationLabelDocument,
  VaccinationScrapDocument,
} from './document-queries.dto.js';
import { Documents } from './documents.js';

const of = (...types: CentreType[]) => ({ centre: 'optional', centreTypes: types }) as const;
const AnswersPdf = (summary: string) => AnswersFile('application/pdf', summary);

/** The documents of scrappings and returns, and the labels of fridge exits. */
@ApiTags('Documents')
@Controller(API)
@ReadsLedger('operation', 'stock')
export class OperationDocumentsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: Documents,
  ) {}

  @Get('referent/dechet/:id/document')
  @Access(of('REFERENT'))
  @ApiOperation({ summary: 'Print the sheet of a referent’s scrapping' })
  @AnswersPdf('The sheet')
  scrappedAtReferent(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { documentType }: ReferentScrapDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print('scrapping', documentType, id, actor);
  }

  @Get('dispatch/dechet/:id/document')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'Print the sheet of a dispatch centre’s scrapping' })
  @AnswersPdf('The sheet')
  scrappedAtDispatch(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { documentType }: DispatchScrapDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print('scrapping', documentType, id, actor);
  }

  @Get('vaccination/dechet/:id/document')
  @Access(of('VACCINATION'))
  @ApiOperation({ summary: 'Print the sheet of a vaccination centre’s scrapping' })
  @AnswersPdf('The sheet')
  scrappedAtVaccination(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { documentType }: VaccinationScrapDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print('scrapping', documentType, id, actor);
  }

  @Get('dispatch/retour/:id/document')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'Print the note of a product return' })
  @AnswersPdf('The note')
  productReturn(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { documentType }: ReturnDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print('return', documentType, id, actor);
  }

  @Get('vaccination/mouvement/:id/etiquette')
  @Access(of('VACCINATION', 'VACCINATION_POINT'))
  @ApiOperation({ summary: 'Print the label of a fridge exit; the id is what the exit answered' })
  @AnswersPdf('The label')
  fridgeExit(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { documentType }: VaccinationLabelDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print('fridge-exit', documentType, id, actor);
  }

  /** The query refuses an operation that the actor may not see. */
  private async print(of: OperationKind, type: DocumentType, id: string, actor: Actor) {
    await this.queries.execute(new GetOperation(actor, of, id));
    return this.documents.print({ type, subject: { of, id } }, actor);
  }
}
