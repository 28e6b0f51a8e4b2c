import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsOptional } from 'class-validator';
import type { Prepare } from '../../../domain/ledger/commands.js';
import { MAX_PREPARATIONS } from '../../../domain/ledger/decide/prepare-together.js';
import type { StockPrepared } from '../../../domain/ledger/events.js';
import { PREPARABLE_STATUSES } from '../../../domain/replenishment/request-status.js';
import type { RuleViolation } from '../../../domain/shared/error.js';
import { MAX_REASON } from '../../../domain/shared/fields.js';
import { ApiCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import { FlagField, IdField, InstantField, TextField } from '../../http/fields/body-fields.js';
import { IsId, StoredIds } from '../../http/fields/ids.js';
import type { Created } from '../created.dto.js';
import { Execute } from '../execute.js';
import { type CommandFacts, idOf } from '../facts.js';
import type { KnownRequest } from '../replenishment/requests.js';
import type { ServedRequests } from '../replenishment/served-requests.js';
import { destinationOf, mayDrive } from './prepare.js';

/** Batches beside the first that one call may name. */
const MOST_BATCHES = 50;

export class RequestsPreparationBody {
  @ApiProperty({
    description: 'Requests for one product, none of them processed, refused or cancelled.',
    type: [String],
    maxItems: MAX_PREPARATIONS,
    example: ['7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01'],
  })
  @StoredIds()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayUnique()
  @ArrayMaxSize(MAX_PREPARATIONS)
  @IsId({ each: true })
  idDemandesList: string[] = [];

  @IdField('Stock batch that all are served from.', { required: true, checked: true })
  idStock: string | null = null;

  @ApiPropertyOptional({
    description:
      'Further batches of the product: from them is taken, in this order, what the first does not hold.',
    type: [String],
    maxItems: MOST_BATCHES,
    example: [],
  })
  @IsOptional()
  @StoredIds()
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(MOST_BATCHES)
  @IsId({ each: true })
  idStocksSuivants: string[] | null = null;

  @TextField('External reference of every line.', { example: 'TOURNEE-12' })
  refExterne: string | null = null;

  @InstantField(
    'When the goods of `idStock` leave the freezer; required for products with `stabilite28`, unless frozen. Those of `idStocksSuivants` leave at the time that is known of their batch, else with them.',
  )
  sortie: string | null = null;

  @TextField(
    'Why these batches, where another one that can be used ends earlier; kept in the history of what leaves before it.',
    { max: MAX_REASON, example: 'Premier lot réservé' },
  )
  motifDerogation: string | null = null;

  @FlagField('The destinations do not follow these notes up in the system.', false)
  suiviDesactive: boolean | null = null;

  @TextField('Comment of the preparations; required where goods past their limit leave.')
  commentaire: string | null = null;

  @FlagField('The user confirmed what a check asked about.', false)
  forceValidation: boolean | null = null;
}

/**
 * A preparation for each request, of what it was promised, else of what it asks for (docs/rules/replenishment.md,
 * RQ-8). The requests stay as they are.
 */
export async function prepareRequests(
  body: RequestsPreparationBody,
  facts: CommandFacts,
  served: ServedRequests,
) {
  const { preparable, faults } = read(body.idDemandesList, await served.known(body.idDemandesList, facts));
  const requests = preparable.map(({ request }) => request);
  const preparations = await Promise.all(
    requests.map((request) => preparationFor(request, requests, body, facts, served)),
  );
  return new Execute({
    stream: 'ledger',
    id: facts.centre.id,
    command: { type: 'PrepareTogether', preparations },
    context: facts.context,
    refused: refusedAt(preparable.map(({ index }) => index)),
    faults,
    // Of what was prepared: sent again, some of the requests may be no longer preparable.
    answer: ({ events }): Created[] =>
      (events as readonly StockPrepared[]).map(({ data }) => ({ id: data.preparationId })),
  });
}

/** @param all the requests of the call, of which those of one centre share what its plan leaves */
async function preparationFor(
  request: KnownRequest,
  all: readonly KnownRequest[],
  body: RequestsPreparationBody,
  facts: CommandFacts,
  served: ServedRequests,
): Promise<Prepare> {
  const destination = destinationOf(request.centre_id, facts);
  const { product_id: productId } = request;
  const leaving = [{ productId, exitAt: body.sortie }];
  const ofCentre = all.filter(({ centre_id: id }) => id === request.centre_id);
  const before = ofCentre
    .slice(0, ofCentre.indexOf(request))
    .reduce((sum, other) => sum + quantityOf(other), 0);
  const residual = await served.leftFor(request.centre_id, ofCentre, leaving, facts, before);
  return {
    type: 'Prepare',
    context: facts.decision,
    preparationId: idOf(facts, `preparation for ${request.id}`),
    issuer: facts.centre,
    transferAllowed: facts.config.features.transfertPreparation,
    destinationId: request.centre_id,
    destination,
    destinationComment: null,
    comment: body.commentaire,
    thawed: false,
    transfer: false,
    followUpDisabled: body.suiviDesactive ?? false,
    trackerId: null,
    trackerNumber: null,
    carrierId: carrierOf(request, facts),
    containerId: null,
    containerNumber: null,
    replenishmentId: request.id,
    residual,
    forced: body.forceValidation ?? false,
    lines: [
      {
        productId,
        quantity: quantityOf(request),
        batchId: body.idStock,
        furtherBatchIds: body.idStocksSuivants ?? [],
        exitAt: body.sortie,
        externalReference: body.refExterne,
        fromReturns: false,
        laterBatchReason: body.motifDerogation,
      },
    ],
  };
}

/** In packages. */
const quantityOf = ({ confirmed_quantity: promised, packages }: KnownRequest): number => promised ?? packages;

/** The one that was asked for, where it drives for this centre. */
const carrierOf = ({ carrier_id: id }: KnownRequest, facts: CommandFacts): string | null =>
  id !== null && mayDrive(id, facts) ? id : null;

/** Those that can be prepared, each with its index in the body's list, and what is wrong with the others. */
function read(ids: readonly string[], known: readonly (KnownRequest | undefined)[]) {
  const productId = known.find((request) => request !== undefined)?.product_id;
  const faults: Violation[] = [];
  const preparable: { readonly request: KnownRequest; readonly index: number }[] = [];
  for (const [index, request] of known.entries()) {
    const fault = (code: ApiCode) =>
      faults.push({ field: `idDemandesList[${index}]`, code, rejectedValue: ids[index] });
    if (!request) fault(ApiCode.unknownRecord);
    else if (request.product_id !== productId) fault(ApiCode.severalProducts);
    else if (!PREPARABLE_STATUSES.includes(request.status)) fault(ApiCode.notPreparable);
    else preparable.push({ request, index });
  }
  return { preparable, faults };
}

const LINE_NAMES: Readonly<Record<string, string>> = {
  batchId: 'idStock',
  exitAt: 'sortie',
  externalReference: 'refExterne',
  laterBatchReason: 'motifDerogation',
};
const FIELD = /^preparations\[(\d+)\]\.(?:lines\[0\]\.)?(\w+)$/;

/**
 * A quantity that the batch does not hold is answered on `quantite`, with the request's zero-based index as the code.
 *
 * @param indices in the body's list, of the request of each preparation
 */
const refusedAt =
  (indices: readonly number[]) =>
  (violation: RuleViolation): Violation => {
    const [, preparation, field] = FIELD.exec(violation.field ?? '') ?? [];
    if (preparation === undefined || field === undefined) return violation;
    const index = indices[Number(preparation)]!;
    if (field === 'quantity') return { ...violation, field: 'quantite', wireCode: String(index) };
    if (field === 'comment') return { ...violation, field: 'commentaire' };
    return { ...violation, field: LINE_NAMES[field] ?? `idDemandesList[${index}]` };
  };
