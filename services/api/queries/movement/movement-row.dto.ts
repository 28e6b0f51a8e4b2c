import type { MovementRecord } from '../../../../projections/movement/search.js';
import {
  MOVEMENT_TYPES,
  type MovementType,
  PACKAGINGS,
  type Packaging,
} from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import * as shows from '../../http/fields/answer-fields.js';
import { CentreReference, centreView, ProductReference, productView } from '../shared/references.dto.js';

/** A return above the residual that was forced: what was declared is not what the centre still had. */
class ReturnAnomaly {
  @shows.count('Declared, and entered at the dispatch centre.', { unit: 'packages', example: 5 })
  quantiteDeclaree!: number;

  @shows.count('Taken from the stock of the vaccination centre.', { unit: 'packages', example: 3 })
  quantitePrelevee!: number;
}

class EntryReception {
  @shows.instant('When the goods were received, as declared.')
  date!: string;

  @shows.flag('Compliant. Where it was not, the comment says why.')
  conforme!: boolean;
}

/** A line of the movement history. */
export class MovementRow {
  @shows.id('Movement.')
  id!: string;

  @shows.choice('What happened.', MOVEMENT_TYPES, { example: 'PREPARATION' })
  type!: MovementType;

  @shows.choice('Into the stock or out of it.', ['ENTREE', 'SORTIE'], { example: 'SORTIE' })
  sens!: 'ENTREE' | 'SORTIE';

  @shows.count('How much, without a sign.', { unit: 'packages', example: 5 })
  quantite!: number;

  @shows.instant('When.')
  date!: string;

  @shows.instant('When the ledger took it.')
  dateEnregistrement!: string;

  @shows.id('Event of the ledger that it comes from.')
  idEvenement!: string;

  @shows.count('Position of that event, as in `X-Ledger-Position`: `asOfPosition` shows what it left.', {
    example: 1042,
  })
  position!: number;

  @shows.text('Who: first and last name.', { example: 'Claire Bernard' })
  utilisateur!: string;

  @shows.text('Comment.', { nullable: true })
  commentaire!: string | null;

  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.part('Centre whose stock it is.', () => CentreReference)
  centre!: CentreReference;

  @shows.id('Batch.')
  idStock!: string;

  @shows.text('Batch number.', { example: 'VX2411A' })
  lot!: string;

  @shows.day('Expiry of the batch after the movement.')
  peremption!: string;

  @shows.day('Expiry before it was changed; only for MODIF_PEREMPTION.', { nullable: true })
  anciennePeremption!: string | null;

  @shows.text('Delivery note of the preparation, or the one by which the batch arrived.', {
    nullable: true,
    example: 'PN-2026-000123',
  })
  numeroBl!: string | null;

  @shows.part('Centre of the network to which the goods go.', () => CentreReference, { nullable: true })
  destination!: CentreReference | null;

  @shows.part('Centre of the network from which the goods come.', () => CentreReference, { nullable: true })
  provenance!: CentreReference | null;

  @shows.part('Vaccination point of a fridge exit.', () => CentreReference, { nullable: true })
  pointVacc!: CentreReference | null;

  @shows.choice('Entry mode of a fridge exit.', PACKAGINGS, { nullable: true, example: 'FLACON' })
  typeConditionnement!: Packaging | null;

  @shows.count('Syringes of a fridge exit in syringe mode.', { unit: 'syringes', nullable: true })
  seringueQte!: number | null;

  @shows.id('Entry, preparation, exit, scrapping, return or edit that it belongs to.')
  idOperation!: string;

  @shows.id('Movement that this one takes back.', { nullable: true })
  idMouvementAnnule!: string | null;

  @shows.part('What does not add up in a forced return.', () => ReturnAnomaly, { nullable: true })
  anomalie!: ReturnAnomaly | null;

  @shows.text('Why this batch was taken before one that ends earlier; null where nobody said.', {
    nullable: true,
  })
  motifDerogation!: string | null;

  @shows.flag('The goods were past their usage limit or expiry, which the user confirmed.', {
    example: false,
  })
  horsLimite!: boolean;

  @shows.flag('A fridge exit that was made offline before its lot was recalled, and sent after it.', {
    example: false,
  })
  lotRappele!: boolean;

  @shows.part('Of an entry: its reception.', () => EntryReception, { nullable: true })
  reception!: EntryReception | null;

  @shows.flag('The action was made offline, at `date`, and sent later.', { example: false })
  offline!: boolean;
}

export function movementRow(directory: Directory, record: MovementRecord): MovementRow {
  const centreOrNull = (id: string | null) => (id === null ? null : centreView(directory, id));
  const { declared_quantity: declared, taken_quantity: taken } = record;
  return {
    id: record.id,
    type: record.type,
    sens: record.inbound ? 'ENTREE' : 'SORTIE',
    quantite: record.quantity,
    date: record.occurred_at.toISOString(),
    dateEnregistrement: record.recorded_at.toISOString(),
    idEvenement: record.event_id,
    position: Number(record.position),
    utilisateur: directory.userName(record.user_id),
    commentaire: record.comment,
    produit: productView(directory, record.product_id),
    centre: centreView(directory, record.centre_id),
    idStock: record.batch_id,
    lot: record.lot,
    peremption: record.expiry,
    anciennePeremption: record.previous_expiry,
    numeroBl: record.note_number,
    destination: centreOrNull(record.destination_id),
    provenance: centreOrNull(record.origin_id),
    pointVacc: centreOrNull(record.point_id),
    typeConditionnement: record.packaging,
    seringueQte: record.syringes,
    idOperation: record.operation_id,
    idMouvementAnnule: record.cancels,
    anomalie:
      declared !== null && taken !== null && declared !== taken
        ? { quantiteDeclaree: declared, quantitePrelevee: taken }
        : null,
    motifDerogation: record.later_batch_reason,
    horsLimite: record.past_limit,
    lotRappele: record.recalled,
    offline: record.offline,
    reception:
      record.received_at && record.compliant !== null
        ? { date: record.received_at.toISOString(), conforme: record.compliant }
        : null,
  };
}
