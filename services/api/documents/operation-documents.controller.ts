import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { DocumentType } from '../../documents/document-type.js';
import type { OperationKind } from '../../domain/ledger/vocabulary.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { CurrentActor, ofCentres } from '../auth/access.js';
import { readRoute } from '../auth/read-route.js';
import { API } from '../http/api.js';
import { StoredIdPipe } from '../http/fields/ids.js';
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

const printRoute = (file: string) => readRoute(AnswersFile('application/pdf', file));
const PrintsNote = printRoute('The note');
const PrintsLabel = printRoute('The label');

/** The documents of scrappings and returns, and the labels of fridge exits. */
@ApiTags('Documents')
@Controller(API)
@ReadsLedger('operation', 'movement', 'stock', 'delivery-note')
export class OperationDocumentsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: Documents,
  ) {}

  @PrintsLabel(
    'referent/dechet/:id/document',
    ofCentres('REFERENT'),
    'Print the label of a referent’s scrapping',
  )
  scrappedAtReferent(
    @Param('id', StoredIdPipe) id: string,
    @Query() { documentType }: ReferentScrapDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print('scrapping', documentType, id, actor);
  }

  @PrintsLabel(
    'dispatch/dechet/:id/document',
    ofCentres('DISPATCH'),
    'Print the label of a dispatch centre’s scrapping',
  )
  scrappedAtDispatch(
    @Param('id', StoredIdPipe) id: string,
    @Query() { documentType }: DispatchScrapDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print('scrapping', documentType, id, actor);
  }

  @PrintsLabel(
    'vaccination/dechet/:id/document',
    ofCentres('VACCINATION'),
    'Print the label of a vaccination centre’s scrapping',
  )
  scrappedAtVaccination(
    @Param('id', StoredIdPipe) id: string,
    @Query() { documentType }: VaccinationScrapDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print('scrapping', documentType, id, actor);
  }

  @PrintsNote('dispatch/retour/:id/document', ofCentres('DISPATCH'), 'Print the note of a product return')
  productReturn(
    @Param('id', StoredIdPipe) id: string,
    @Query() { documentType }: ReturnDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print('return', documentType, id, actor);
  }

  @PrintsLabel(
    'vaccination/mouvement/:id/etiquette',
    { centre: 'optional' },
    'Print the label of a fridge exit; the id is what the exit answered',
  )
  fridgeExit(
    @Param('id', StoredIdPipe) id: string,
    @Query() { documentType }: VaccinationLabelDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print('fridge-exit', documentType, id, actor);
  }

  /** The query refuses an operation that the actor may not see, and says its id: that of a batch may be asked for. */
  private async print(of: OperationKind, type: DocumentType, id: string, actor: Actor) {
    const found = await this.queries.execute(new GetOperation(actor, of, id));
    return this.documents.print({ type, subject: { of, id: found.id } }, actor);
  }
}
