import * as shows from '../../http/fields/answer-fields.js';
import { RecallMark } from '../recall/recall.dto.js';
import { NamedCentre, ProductReference } from '../shared/references.dto.js';

/**
 * What became of a lot at one centre:
 * `entre + recu + retourEntrant + corrige = expedie + sorti + dechet + retourSortant + restant`.
 */
export class LotNode {
  @shows.part('Centre.', () => NamedCentre)
  centre!: NamedCentre;

  @shows.count('Entered from outside of the network.', { unit: 'packages', example: 20 })
  entre!: number;

  @shows.count('Received from other centres by delivery notes.', { unit: 'packages', example: 0 })
  recu!: number;

  @shows.count('Came back by product returns.', { unit: 'packages', example: 0 })
  retourEntrant!: number;

  @shows.difference('Stock edits, signed.', { unit: 'packages', example: -1 })
  corrige!: number;

  @shows.count('Left by delivery notes, net of cancellations.', { unit: 'packages', example: 5 })
  expedie!: number;

  @shows.count('Taken out of the fridge.', { unit: 'packages', example: 0 })
  sorti!: number;

  @shows.count('Scrapped.', { unit: 'packages', example: 1 })
  dechet!: number;

  @shows.count('Given back by product returns.', { unit: 'packages', example: 0 })
  retourSortant!: number;

  @shows.count('Still there.', { unit: 'packages', example: 13 })
  restant!: number;
}

/** `SANS_SUIVI`: the destination does not record receptions, so that the goods count as on the way. */
const LINK_STATUSES = ['PREPARE', 'RECU', 'ANNULE', 'SANS_SUIVI'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

/** A delivery note that carried the lot. */
export class LotLink {
  @shows.id('Delivery note.')
  idBl!: string;

  @shows.text('Number of the delivery note.', { example: 'PN-2026-000123' })
  numeroBl!: string;

  @shows.part('Who sent it.', () => NamedCentre)
  origine!: NamedCentre;

  @shows.part('Where it went; null for a transfer without a destination.', () => NamedCentre, {
    nullable: true,
  })
  destination!: NamedCentre | null;

  @shows.count('How much of the lot it carried.', { unit: 'packages', example: 5 })
  quantite!: number;

  @shows.choice('What became of it.', LINK_STATUSES, { example: 'RECU' })
  statut!: LinkStatus;

  @shows.instant('When it was prepared.')
  date!: string;
}

/** A fridge exit of the lot. */
export class LotExit {
  @shows.id('Fridge exit.')
  idOperation!: string;

  @shows.part('Centre that took it out.', () => NamedCentre)
  centre!: NamedCentre;

  @shows.part(
    'Vaccination point for which it was taken out; null: for the centre itself.',
    () => NamedCentre,
    { nullable: true },
  )
  pointVacc!: NamedCentre | null;

  @shows.count('How much was taken.', { unit: 'packages', example: 2 })
  quantite!: number;

  @shows.count('Drawn syringes; null in vial mode.', { nullable: true })
  seringueQte!: number | null;

  @shows.instant('When.')
  date!: string;

  @shows.text('By whom.', { example: 'Claire Martin' })
  utilisateur!: string;
}

export class LotTrace {
  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.text('Lot.', { example: 'VX2411A' })
  lot!: string;

  @shows.part('The recall that is not lifted; null: none.', () => RecallMark, { nullable: true })
  rappel!: RecallMark | null;

  @shows.list('The centres where it is or was, by name.', () => LotNode)
  noeuds!: readonly LotNode[];

  @shows.list(
    'The delivery notes that carried it, by date. Product returns are not among them.',
    () => LotLink,
  )
  liens!: readonly LotLink[];

  @shows.count(
    'On the way: sent, and neither received nor cancelled. Over the whole network Σ expedie = Σ recu + enRoute.',
    { unit: 'packages', example: 3 },
  )
  enRoute!: number;

  @shows.list('The fridge exits, by date.', () => LotExit)
  sorties!: readonly LotExit[];
}
