import { ApiProperty } from '@nestjs/swagger';
import { ListOf } from '../../http/validation/list-of.js';
import { FlagField, IdField, InstantField, NumberField, ReferenceField, TextField } from '../fields.js';

export class PreparationLineBody {
  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @TextField('Type of the product, as the client knows it; the product’s own type decides.', {
    example: 'VACCIN',
  })
  typeProduit: string | null = null;

  @NumberField('How much leaves.', { required: true, unit: 'packages', minimum: 1, example: 5 })
  quantite: number | null = null;

  @IdField('Stock batch; required for vaccines. Without it, what expires first leaves first.')
  idStock: string | null = null;

  @InstantField(
    'When it leaves the freezer; required for products with `stabilite28`, unless the batch is frozen.',
  )
  sortie: string | null = null;

  @TextField('External reference.', { example: 'CMD-2026-118' })
  refExterne: string | null = null;

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

  @IdField('Carrier.')
  idTransporteur: string | null = null;

  @IdField('Container.')
  idContenant: string | null = null;

  @TextField('Number of the container; needs a container.', { example: 'C-17' })
  numContenant: string | null = null;

  @FlagField('The destination does not follow this note up in the system.', false)
  suiviDesactive: boolean | null = null;
}

export class DispatchPreparationBody extends ReferentPreparationBody {
  @FlagField('The shipment is a transfer, which may go without a destination.', false)
  transfert: boolean | null = null;

  @ReferenceField('Replenishment request that the preparation serves.')
  replenishmentId: string | null = null;

  @TextField('Comment of the replenishment request.', { example: 'Demande urgente' })
  commentaire: string | null = null;

  @FlagField('The user confirmed what a check asked about.', false)
  forceValidation: boolean | null = null;
}
