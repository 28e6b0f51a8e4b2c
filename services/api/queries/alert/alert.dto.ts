import {
  ALERT_LEVELS,
  ALERT_TYPES,
  type AlertLevel,
  type AlertType,
} from '../../../../projections/alert/alerts.js';
import * as shows from '../../http/fields/answer-fields.js';
import { ChoiceFilter } from '../../http/fields/query-filters.js';
import { ListQuery } from '../../http/lists/list-query.js';
import { CentreReference, NamedCentre } from '../shared/references.dto.js';

/** Which alerts are wanted. */
export class AlertFilters extends ListQuery {
  @ChoiceFilter('Only what is this urgent; absent: everything.', ALERT_LEVELS)
  gravite?: AlertLevel;
}

/** Something that needs attention at a centre (docs/rules/alerts.md). */
export class AlertRow {
  @shows.id('The alert: the same as long as its cause lasts.')
  id!: string;

  @shows.choice('What it is about.', ALERT_TYPES, { example: 'STOCK_BAS' })
  type!: AlertType;

  @shows.choice('How urgent it is.', ALERT_LEVELS, { example: 'ATTENTION' })
  gravite!: AlertLevel;

  @shows.id('Product.', { optional: true })
  idProduit?: string;

  @shows.text('Commercial name of the product.', { optional: true, example: 'Vaxilor' })
  nomCommercial?: string;

  @shows.id('Batch; at a vaccination centre the delivery-note line.', { optional: true })
  idStock?: string;

  @shows.text('Batch number.', { optional: true, example: 'VX2411A' })
  lot?: string;

  @shows.count(
    'What is there, what is missing, what was asked for, taken out or moved. Unit: packages; of an ANOMALIE without a centre, the differences that the check of the ledger found.',
    { optional: true, example: 12 },
  )
  quantite?: number;

  @shows.text(
    'Until when: an instant, or a day `YYYY-MM-DD` (an expiry, the last day of what is to be declared).',
    { optional: true, example: '2026-12-02' },
  )
  echeance?: string;

  @shows.id('Delivery note.', { optional: true })
  idBl?: string;

  @shows.text('Number of the delivery note.', { optional: true, example: 'PN-2026-000042' })
  numeroBl?: string;

  @shows.id('Request for goods.', { optional: true })
  idDemande?: string;

  @shows.id('Recall.', { optional: true })
  idRappel?: string;

  @shows.part('The centre or point where it needs attention.', () => NamedCentre, { optional: true })
  centre?: NamedCentre;

  @shows.part(
    'The centre at the other end: who sent, who is to receive, who asks, who is asked; of a point’s request the point.',
    () => CentreReference,
    { optional: true },
  )
  correspondant?: CentreReference;
}
