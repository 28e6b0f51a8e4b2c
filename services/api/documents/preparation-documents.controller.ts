import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DocumentType } from '../../documents/document-type.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { ApiCode } from '../../words/codes.js';
import { Access, CurrentActor, ofCentres } from '../auth/access.js';
import { readRoute } from '../auth/read-route.js';
import { API } from '../http/api.js';
import { InvalidRequest } from '../http/errors/api-error.js';
import { StoredIdPipe, storedId } from '../http/fields/ids.js';
import { AnswersFile } from '../http/file-answer.js';
import { ChangesNothing } from '../http/idempotency/changes-nothing.js';
import { ReadsLedger } from '../http/ledger-position/reads-ledger.js';
import { GetPreparation } from '../queries/delivery-note/delivery-note.queries.js';
import {
  DispatchPreparationDocument,
  PreparationsDocument,
  ReferentPreparationDocument,
} from './document-queries.dto.js';
import { Documents } from './documents.js';
import { LabelSelectionBody, LabelSelectionsPipe, tooMany } from './label-selection.dto.js';

const AnswersPdf = (file: string) => AnswersFile('application/pdf', file);
const PrintsDocument = readRoute(AnswersPdf('The document'));
const PrintsDocuments = readRoute(AnswersPdf('The documents, one after the other'));

/** Delivery notes, labels of packages and vials, container labels (docs/rules/documents-and-mail.md, DM-2). */
@ApiTags('Documents')
@Controller(API)
@ReadsLedger('delivery-note', 'stock', 'recall', 'replenishment')
export class PreparationDocumentsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: Documents,
  ) {}

  @PrintsDocuments(
    'dispatch/preparation/multiple/document',
    ofCentres('DISPATCH'),
    'Print several preparations as one document',
  )
  async ofMany(@Query() { ids, documentType }: PreparationsDocument, @CurrentActor() actor: Actor) {
    for (const id of new Set(ids)) await this.queries.execute(new GetPreparation({ actor, id }));
    return this.documents.print({ type: documentType, subject: { of: 'preparations', ids } }, actor);
  }

  @PrintsDocument(
    'referent/preparation/:id/document',
    ofCentres('REFERENT'),
    'Print a preparation of a referent centre',
  )
  atReferent(
    @Param('id', StoredIdPipe) id: string,
    @Query() { documentType }: ReferentPreparationDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print(documentType, id, actor);
  }

  @PrintsDocument(
    'dispatch/preparation/:id/document',
    ofCentres('DISPATCH'),
    'Print a preparation of a dispatch centre',
  )
  atDispatch(
    @Param('id', StoredIdPipe) id: string,
    @Query() { documentType }: DispatchPreparationDocument,
    @CurrentActor() actor: Actor,
  ) {
    return this.print(documentType, id, actor);
  }

  @Post('referent/preparation/:id/etiquette')
  @HttpCode(200)
  @Access({ ...ofCentres('REFERENT'), openToAuditors: true })
  @ChangesNothing()
  @ApiOperation({ summary: 'Print the chosen labels of a referent’s preparation' })
  @ApiBody({ type: [LabelSelectionBody] })
  @AnswersPdf('The labels, one a page')
  labelsAtReferent(
    @Param('id', StoredIdPipe) id: string,
    @Body(LabelSelectionsPipe) selections: LabelSelectionBody[],
    @CurrentActor() actor: Actor,
  ) {
    return this.labels('REFERENT_ETIQUETTE', id, selections, actor);
  }

  @Post('dispatch/preparation/:id/etiquette')
  @HttpCode(200)
  @Access({ ...ofCentres('DISPATCH'), openToAuditors: true })
  @ChangesNothing()
  @ApiOperation({ summary: 'Print the chosen labels of a dispatch centre’s preparation' })
  @ApiBody({ type: [LabelSelectionBody] })
  @AnswersPdf('The labels, one a page')
  labelsAtDispatch(
    @Param('id', StoredIdPipe) id: string,
    @Body(LabelSelectionsPipe) selections: LabelSelectionBody[],
    @CurrentActor() actor: Actor,
  ) {
    return this.labels('DISPATCH_ETIQUETTE', id, selections, actor);
  }

  private async print(type: DocumentType, id: string, actor: Actor) {
    await this.queries.execute(new GetPreparation({ actor, id }));
    return this.documents.print({ type, subject: { of: 'preparations', ids: [id] } }, actor);
  }

  private async labels(type: DocumentType, id: string, selections: LabelSelectionBody[], actor: Actor) {
    const { lignes } = await this.queries.execute(new GetPreparation({ actor, id }));
    const quantities = new Map(lignes.map(({ id: lineId, quantite }) => [lineId, quantite]));
    const labels = selections.map(({ idLigne, nbRestant = 0, lignes: groups = [] }) => ({
      lineId: storedId(idLigne),
      remaining: nbRestant,
      groups: groups.map(({ boxes = 0, bottles = 0 }) => ({ boxes, bottles })),
    }));
    const faults = selections.flatMap((selection, index) => {
      const quantity = quantities.get(labels[index]!.lineId);
      return quantity === undefined
        ? [{ field: `[${index}].idLigne`, code: ApiCode.unknownRecord, rejectedValue: selection.idLigne }]
        : tooMany(selection, quantity, `[${index}]`);
    });
    if (faults.length > 0) throw new InvalidRequest(...faults);
    return this.documents.print({ type, subject: { of: 'preparations', ids: [id], labels } }, actor);
  }
}
