import { ApiProperty } from '@nestjs/swagger';
import { RecallMark } from '../recall/recall.dto.js';
import { NamedCentre, ProductReference } from '../shared/references.dto.js';

const packages = (description: string, example: number) =>
  ApiProperty({ description: `${description} Unit: packages.`, type: 'integer', example });

/**
 * What became of a lot at one centre:
 * `entre + recu + retourEntrant + corrige = expedie + sorti + dechet + retourSortant + restant`.
 */
export class LotNode {
  @ApiProperty({ description: 'Centre.', type: () => NamedCentre })
  centre!: NamedCentre;

  @packages('Entered from outside of the network.', 20)
  entre!: number;

  @packages('Received from other centres by delivery notes.', 0)
  recu!: number;

  @packages('Came back by product returns.', 0)
  retourEntrant!: number;

  @packages('Stock edits, signed.', -1)
  corrige!: number;

  @packages('Left by delivery notes, net of cancellations.', 5)
  expedie!: number;

  @packages('Taken out of the fridge.', 0)
  sorti!: number;

  @packages('Scrapped.', 1)
  dechet!: number;

  @packages('Given back by product returns.', 0)
  retourSortant!: number;

  @packages('Still there.', 13)
  restant!: number;
}

/** `SANS_SUIVI`: the destination does not record receptions, so that the goods count as on the way. */
const LINK_STATUSES = ['PREPARE', 'RECU', 'ANNULE', 'SANS_SUIVI'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

/** A delivery note that carried the lot. */
export class LotLink {
  @ApiProperty({
    description: 'Delivery note.',
    format: 'uuid',
    example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  idBl!: string;

  @ApiProperty({ description: 'Number of the delivery note.', example: 'PN-2026-000123' })
  numeroBl!: string;

  @ApiProperty({ description: 'Who sent it.', type: () => NamedCentre })
  origine!: NamedCentre;

  @ApiProperty({
    description: 'Where it went; null for a transfer without a destination.',
    type: () => NamedCentre,
    nullable: true,
  })
  destination!: NamedCentre | null;

  @packages('How much of the lot it carried.', 5)
  quantite!: number;

  @ApiProperty({ description: 'What became of it.', enum: LINK_STATUSES, example: 'RECU' })
  statut!: LinkStatus;

  @ApiProperty({
    description: 'When it was prepared.',
    type: String,
    format: 'date-time',
    example: '2026-11-20T08:10:00.000Z',
  })
  date!: string;
}

/** A fridge exit of the lot. */
export class LotExit {
  @ApiProperty({
    description: 'Fridge exit.',
    format: 'uuid',
    example: '3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d',
  })
  idOperation!: string;

  @ApiProperty({ description: 'Centre that took it out.', type: () => NamedCentre })
  centre!: NamedCentre;

  @ApiProperty({
    description: 'Vaccination point for which it was taken out; null: for the centre itself.',
    type: () => NamedCentre,
    nullable: true,
  })
  pointVacc!: NamedCentre | null;

  @packages('How much was taken.', 2)
  quantite!: number;

  @ApiProperty({
    description: 'Drawn syringes; null in vial mode.',
    type: 'integer',
    nullable: true,
    example: null,
  })
  seringueQte!: number | null;

  @ApiProperty({
    description: 'When.',
    type: String,
    format: 'date-time',
    example: '2026-11-20T08:10:00.000Z',
  })
  date!: string;

  @ApiProperty({ description: 'By whom.', example: 'Claire Martin' })
  utilisateur!: string;
}

export class LotTrace {
  @ApiProperty({ description: 'Product.', type: () => ProductReference })
  produit!: ProductReference;

  @ApiProperty({ description: 'Lot.', example: 'VX2411A' })
  lot!: string;

  @ApiProperty({ description: 'The recall that stands; null: none.', type: () => RecallMark, nullable: true })
  rappel!: RecallMark | null;

  @ApiProperty({ description: 'The centres where it is or was, by name.', type: () => [LotNode] })
  noeuds!: readonly LotNode[];

  @ApiProperty({
    description: 'The delivery notes that carried it, by date. Product returns are not among them.',
    type: () => [LotLink],
  })
  liens!: readonly LotLink[];

  @packages(
    'On the way: sent, and neither received nor cancelled. Over the whole network Σ expedie = Σ recu + enRoute.',
    3,
  )
  enRoute!: number;

  @ApiProperty({ description: 'The fridge exits, by date.', type: () => [LotExit] })
  sorties!: readonly LotExit[];
}
