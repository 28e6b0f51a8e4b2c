import { ApiProperty } from '@nestjs/swagger';
import { TRANSFER_TYPES, type TransferType } from '../../../domain/ledger/vocabulary.js';
import { DeliveryNote, DeliveryNoteLine } from './delivery-note.dto.js';

export class PreparationLineView extends DeliveryNoteLine {
  @ApiProperty({
    description: 'Thermal state of the batch.',
    enum: TRANSFER_TYPES,
    nullable: true,
    example: null,
  })
  stockTransfertType!: TransferType | null;
}

const optionalId = (description: string) => ({
  description,
  type: String,
  format: 'uuid',
  nullable: true,
  example: null,
});
const optionalText = (description: string, example: string | null) => ({
  description,
  type: String,
  nullable: true,
  example,
});

/** A preparation in full: its delivery note and its shipment. */
export class Preparation extends DeliveryNote {
  @ApiProperty({ description: 'Lines.', type: () => [PreparationLineView] })
  override lignes!: PreparationLineView[];

  @ApiProperty({ description: 'Was cancelled.', example: false })
  annule!: boolean;

  @ApiProperty({ description: 'Is a transfer.', example: false })
  transfert!: boolean;

  @ApiProperty({
    description: 'The destination is not followed up: nothing is received there.',
    example: false,
  })
  desactivationSuivi!: boolean;

  @ApiProperty(optionalText('Comment for the destination.', 'Quai 2'))
  commentaireDestination!: string | null;

  @ApiProperty(optionalText('Comment; where none was given, that of the replenishment request.', null))
  commentaireDemande!: string | null;

  @ApiProperty(optionalId('Replenishment request that it serves.'))
  idDemande!: string | null;

  @ApiProperty(optionalId('Tracker.'))
  idTracker!: string | null;

  @ApiProperty(optionalText('Number of the tracker.', 'TR-0042'))
  numTracker!: string | null;

  @ApiProperty(optionalId('Carrier.'))
  idTransporteur!: string | null;

  @ApiProperty(optionalId('Container.'))
  idContenant!: string | null;

  @ApiProperty(optionalText('Number of the container.', 'CT-0007'))
  numContenant!: string | null;

  @ApiProperty({ description: 'Who prepared it.', example: 'Claire Dubois' })
  utilisateur!: string;
}
