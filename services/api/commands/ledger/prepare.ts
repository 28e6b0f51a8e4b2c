import { ApiProperty } from '@nestjs/swagger';
import type { DestinationFacts, Prepare } from '../../../domain/ledger/commands.js';
import type { RuleViolation } from '../../../domain/shared/error.js';
import { MAX_REASON } from '../../../domain/shared/fields.js';
import { ErrorCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import { FlagField, IdField, InstantField, NumberField, TextField } from '../../http/fields/body-fields.js';
import { ListOf } from '../../http/validation/list-of.js';
import type { Created } from '../created.dto.js';
import { Execute } from '../execute.js';
import { type CommandFacts, idOf } from '../facts.js';
import { fieldsOf, refusedAs, refusedInLine } from '../field-names.js';
import type { ServedRequests } from '../replenishment/served-requests.js';

class PreparationLineBody {
  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @TextField('Type of the product, as the client knows it; the product’s own type decides.', {
    example: 'VACCIN',
  })
  typeProduit: string | null = null;

  @NumberField('How much leaves.', { required: true, unit: 'packages', min: 1, example: 5 })
  quantite: number | null = null;

  @IdField('Stock batch; required for vaccines. Without it, what expires first leaves first.')
  idStock: string | null = null;

  @InstantField(
    'When it leaves the freezer; required for products with `stabilite28`, unless the batch is frozen. Not in the future, at most 90 days ago.',
  )
  sortie: string | null = null;

  @TextField('External reference.', { example: 'CMD-2026-118' })
  refExterne: string | null = null;

  @TextField('Why this batch, where another one that can be used ends earlier; kept in the history.', {
    max: MAX_REASON,
    example: 'Premier lot réservé',
  })
  motifDerogation: string | null = null;

  @FlagField('Take goods that came back from a return, where no batch is named.', false)
  isRetour: boolean | null = null;
}

export class ReferentPreparationBody {
  @ApiProperty({ description: 'What is sent; at least one line.', type: () => [PreparationLineBody] })
  @ListOf(() => PreparationLineBody)
  produits: PreparationLineBody[] = [];

  @FlagField('The goods leave thawed.', false)
  decongele: boolean | null = null;

  @IdField('Centre that receives: a child of the selected one.', { required: true })
  destination: string | null = null;

  @TextField('Comment for the destination.', { example: 'Livrer avant midi' })
  commentaireDestination: string | null = null;

  @IdField('Temperature tracker.')
  idTracker: string | null = null;

  @TextField('Number of the tracker; needs a tracker.', { example: 'TR-0042' })
  numTracker: string | null = null;

  @IdField('Carrier: one of the dispatch centre that sends, or of one below the referent that sends.')
  idTransporteur: string | null = null;

  @IdField('Container.')
  idContenant: string | null = null;

  @TextField('Number of the container; needs a container.', { example: 'C-17' })
  numContenant: string | null = null;

  @FlagField(
    'The shipment is a transfer, which may go without a destination; from a dispatch centre alone, where the configuration offers it.',
    false,
  )
  transfert: boolean | null = null;

  @FlagField('The destination does not follow this note up in the system.', false)
  suiviDesactive: boolean | null = null;

  @TextField('Comment of the preparation; required where goods past their limit leave.', {
    example: 'Demande urgente',
  })
  commentaire: string | null = null;

  @FlagField('The user confirmed what a check asked about.', false)
  forceValidation: boolean | null = null;
}

export class DispatchPreparationBody extends ReferentPreparationBody {
  @IdField('Replenishment request that the preparation serves.', { checked: true })
  replenishmentId: string | null = null;
}

const LINE_NAMES = {
  productId: 'idProduit',
  quantity: 'quantite',
  batchId: 'idStock',
  exitAt: 'sortie',
  externalReference: 'refExterne',
  fromReturns: 'isRetour',
  laterBatchReason: 'motifDerogation',
} as const;

const NAMES = {
  lines: 'produits',
  thawed: 'decongele',
  destinationId: 'destination',
  destinationComment: 'commentaireDestination',
  comment: 'commentaire',
  trackerId: 'idTracker',
  trackerNumber: 'numTracker',
  carrierId: 'idTransporteur',
  containerId: 'idContenant',
  containerNumber: 'numContenant',
  transfer: 'transfert',
  followUpDisabled: 'suiviDesactive',
} as const;

export const prepareAtReferent = (body: ReferentPreparationBody, facts: CommandFacts) =>
  prepare(body, { replenishmentId: null, residual: () => null }, facts);

export async function prepareAtDispatch(
  body: DispatchPreparationBody,
  facts: CommandFacts,
  served: ServedRequests,
) {
  const lines = body.produits.map(({ idProduit, sortie }) => ({ productId: idProduit, exitAt: sortie }));
  const { destination, replenishmentId } = body;
  const { residual, faults } = await served.of(destination, replenishmentId, lines, facts);
  return prepare(body, { replenishmentId, residual }, facts, faults);
}

type DispatchFields = Pick<Prepare, 'replenishmentId' | 'residual'>;

function prepare(
  body: ReferentPreparationBody,
  atDispatch: DispatchFields,
  facts: CommandFacts,
  faults: readonly Violation[] = [],
) {
  const preparationId = idOf(facts, 'preparation');
  return new Execute({
    stream: 'ledger',
    id: facts.centre.id,
    command: {
      type: 'Prepare',
      context: facts.decision,
      preparationId,
      issuer: facts.centre,
      transferAllowed: facts.config.features.transfertPreparation,
      destination: destinationOf(body.destination, facts),
      ...fieldsOf(body, NAMES),
      ...atDispatch,
      thawed: body.decongele ?? false,
      transfer: body.transfert ?? false,
      followUpDisabled: body.suiviDesactive ?? false,
      forced: body.forceValidation ?? false,
      lines: body.produits.map((line) => ({
        ...fieldsOf(line, LINE_NAMES),
        fromReturns: line.isRetour ?? false,
      })),
    },
    context: facts.context,
    refused,
    faults: [...unknownEquipment(body, facts), ...faults],
    answer: (): Created => ({ id: preparationId }),
  });
}

export function destinationOf(
  id: string | null,
  { centre, directory }: CommandFacts,
): DestinationFacts | null {
  const destination = id === null ? undefined : directory.centre(id);
  return destination ? { ...destination, isChild: destination.parentIds.includes(centre.id) } : null;
}

/** Trackers and containers that there are not, and a carrier that is none of the centre's. */
function unknownEquipment(body: ReferentPreparationBody, facts: CommandFacts): readonly Violation[] {
  const { directory } = facts;
  const named = [
    ['idTracker', body.idTracker, (id: string) => directory.trackerExists(id)],
    ['idTransporteur', body.idTransporteur, (id: string) => mayDrive(id, facts)],
    ['idContenant', body.idContenant, (id: string) => directory.containerExists(id)],
  ] as const;
  return named.flatMap(([field, id, exists]): Violation[] =>
    id === null || exists(id) ? [] : [{ code: ErrorCode.unknownValue, field, rejectedValue: id }],
  );
}

/** A dispatch centre ships with its own carriers, a referent with those of the dispatch centres below it (PR-12). */
export function mayDrive(carrierId: string, { centre, directory }: CommandFacts): boolean {
  const carrier = directory.carrier(carrierId);
  return carrier !== undefined && directory.scopeOf(centre.id).has(carrier.centreId);
}

const named = refusedInLine('produits', LINE_NAMES, refusedAs(NAMES));
const LINE_QUANTITY = /^lines\[(\d+)\]\.quantity$/;

/** A line's quantity is answered as the field `quantite`, with the line's zero-based index as the code. */
function refused(violation: RuleViolation): Violation {
  const [, index] = LINE_QUANTITY.exec(violation.field ?? '') ?? [];
  return index === undefined
    ? named(violation)
    : { ...violation, field: LINE_NAMES.quantity, wireCode: index };
}
