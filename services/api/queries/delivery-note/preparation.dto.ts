import { TRANSFER_TYPES, type TransferType } from '../../../domain/ledger/vocabulary.js';
import * as shows from '../../http/fields/answer-fields.js';
import { DeliveryNote, DeliveryNoteLine } from './delivery-note.dto.js';

class PreparationLineView extends DeliveryNoteLine {
  @shows.choice('Thermal state of the batch.', TRANSFER_TYPES, { nullable: true })
  stockTransfertType!: TransferType | null;
}

/** A preparation in full: its delivery note and its shipment. */
export class Preparation extends DeliveryNote {
  @shows.list('Lines.', () => PreparationLineView)
  override lignes!: PreparationLineView[];

  @shows.flag('Was cancelled.', { example: false })
  annule!: boolean;

  @shows.flag('Is a transfer.', { example: false })
  transfert!: boolean;

  @shows.flag('The destination is not followed up: nothing is received there.', { example: false })
  desactivationSuivi!: boolean;

  @shows.text('Comment for the destination.', { nullable: true, example: 'Quai 2' })
  commentaireDestination!: string | null;

  @shows.text('Comment; where none was given, that of the replenishment request.', { nullable: true })
  commentaireDemande!: string | null;

  @shows.id('Replenishment request that it serves.', { nullable: true })
  idDemande!: string | null;

  @shows.id('Tracker.', { nullable: true })
  idTracker!: string | null;

  @shows.text('Number of the tracker.', { nullable: true, example: 'TR-0042' })
  numTracker!: string | null;

  @shows.id('Carrier.', { nullable: true })
  idTransporteur!: string | null;

  @shows.id('Container.', { nullable: true })
  idContenant!: string | null;

  @shows.text('Number of the container.', { nullable: true, example: 'CT-0007' })
  numContenant!: string | null;

  @shows.text('Who prepared it.', { example: 'Claire Dubois' })
  utilisateur!: string;
}
