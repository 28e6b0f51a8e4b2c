import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DocumentType } from '../../documents/document-type.js';
import type { CentreType } from '../../domain/ledger/vocabulary.js';
import { Access, CurrentActor } from '../auth/access.js';
import type { Actor } from '../auth/actor.js';
import { API } from '../http/api.js';
import { AnswersFile } from '../http/file-answer.js';
import { ReadsLedger } from '../queries/reads-ledger.js';
import { GetFridgeExit, GetProductReturn, GetScrapping } from '../queries/sheet/sheet.queries.js';
import {
  DispatchScrapDocument,
  FridgeExitDocument,
  ReferentScrapDocument,
  ReturnDocument,
  VaccinationScrapDocument,
} from './document-queries.dto.js';
import { Documents } from './documents.js';

const of = (type: CentreType) => ({ centre: 'optional', centreTypes: [type] }) as const;
const AnswersPdf = (summary: string) => AnswersFile('application/pdf', summary);

/** Sheets of scrappings and returns, labels of fridge exits (stock specification, section 7). */
@ApiTags('Documents')
@Controller(API)
@ReadsLedger('scrapping', 'fridge-exit', 'product-return')
export class SheetDocumentsController {
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
    return this.scrapping(documentType, id, actor);
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
    return this.scrapping(documentType, id, actor);
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
    return this.scrapping(documentType, id, actor);
  }

  @Get('dispatch/retour/:id/document')
  @Access(of('DISPATCH'))
  @ApiOperation({ summary: 'Print the note of a product return' })
  @AnswersPdf('The note')
  async productReturn(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { documentType }: ReturnDocument,
    @CurrentActor() actor: Actor,
  ) {
    await this.queries.execute(new GetProductReturn(actor, id));
    return this.documents.print(documentType, { of: 'return', id }, actor);
  }

  @Get('vaccination/mouvement/:id/etiquette')
  @Access(of('VACCINATION'))
  @ApiOperation({ summary: 'Print the label of a fridge exit; the id is what the exit answered' })
  @AnswersPdf('The label')
  async fridgeExit(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { documentType }: FridgeExitDocument,
    @CurrentActor() actor: Actor,
  ) {
    await this.queries.execute(new GetFridgeExit(actor, id));
    return this.documents.print(documentType, { of: 'fridge-exit', id }, actor);
  }

  private async scrapping(type: DocumentType, id: string, actor: Actor) {
    await this.queries.execute(new GetScrapping(actor, id));
    return this.documents.print(type, { of: 'scrapping', id }, actor);
  }
}
