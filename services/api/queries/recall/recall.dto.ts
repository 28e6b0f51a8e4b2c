import type { RecallScope } from '../../../domain/recall/events.js';
import * as shows from '../../http/fields/answer-fields.js';
import { NamedCentre, ProductReference } from '../shared/references.dto.js';

const RECALL_SCOPES = ['RESEAU', 'CENTRE'] as const satisfies readonly RecallScope[];

class RecallLift {
  @shows.instant('When.')
  date!: string;

  @shows.text('Why.', { example: 'Analyse conforme' })
  motif!: string;

  @shows.text('By whom.', { example: 'Claire Martin' })
  utilisateur!: string;
}

/** A recall as rows of other screens carry it. */
export class RecallMark {
  @shows.id('Recall.')
  id!: string;

  @shows.instant('When.')
  date!: string;

  @shows.text('Why.', { example: 'Défaut de stérilité' })
  motif!: string;

  @shows.text('What the centres are to do.', { nullable: true })
  instruction!: string | null;

  @shows.choice('Whole network, or a referent and all below it.', RECALL_SCOPES, { example: 'RESEAU' })
  portee!: RecallScope;
}

export class RecallRow extends RecallMark {
  @shows.part('Product.', () => ProductReference)
  produit!: ProductReference;

  @shows.text('Lot.', { example: 'VX2411A' })
  lot!: string;

  @shows.part('The referent; null for the whole network.', () => NamedCentre, { nullable: true })
  emetteur!: NamedCentre | null;

  @shows.part('When and why it was lifted; null: it is not lifted.', () => RecallLift, { nullable: true })
  levee!: RecallLift | null;
}

/** A centre that the recall concerns: it holds, held or awaits the lot. */
export class RecallCentre {
  @shows.part('Centre.', () => NamedCentre)
  centre!: NamedCentre;

  @shows.count('What it holds of the lot.', { unit: 'packages', example: 12 })
  quantite!: number;

  @shows.instant('When it acknowledged the recall; null: not yet.', { nullable: true })
  accuseLe!: string | null;

  @shows.text('Who acknowledged it.', { nullable: true })
  accusePar!: string | null;
}

export class RecallView extends RecallRow {
  @shows.list('The centres that it concerns, within reach, by name.', () => RecallCentre)
  centres!: readonly RecallCentre[];
}
