import { mergeTable } from '../table.js';

/**
 * Sums of a centre's movements of a product in one hour, so that a window of 30 days costs hours, however many
 * movements there were. Packages; a cancelled preparation is taken off the hour in which it was prepared. Wider than
 * any movement: a few hundred of the largest ones must not be able to halt the projection.
 */
export interface ActivityHour {
  centre_id: string;
  /** Beginning of the hour, ISO instant. */
  hour: string;
  product_id: string;
  /** ENTREE, REASSORT and TRANSFERT. */
  entries: number;
  /** PREPARATION net of cancellations, SORTIE_FRIGO and SORTIE_POINT. */
  exits: number;
  /** DECHET */
  scrapped: number;
  /** Movements in this hour, of every type: lets the history say how long it is without counting it. */
  movements: number;
}

export const activityHourTable = mergeTable<ActivityHour>({
  name: 'activity_hour',
  columns: {
    centre_id: 'uuid NOT NULL',
    hour: 'timestamptz NOT NULL',
    product_id: 'uuid NOT NULL',
    entries: 'bigint NOT NULL',
    exits: 'bigint NOT NULL',
    scrapped: 'bigint NOT NULL',
    movements: 'integer NOT NULL',
  },
  key: ['centre_id', 'hour', 'product_id'],
  // Nothing that changes is indexed: an update stays within its page.
  storage: 'WITH (fillfactor = 85)',
  update: {
    entries: 't.entries + c.entries',
    exits: 't.exits + c.exits',
    scrapped: 't.scrapped + c.scrapped',
    movements: 't.movements + c.movements',
  },
});

/** What a centre holds of a product, all batches together; a row for each product that it ever held. */
export interface ProductBalance {
  centre_id: string;
  product_id: string;
  quantity: number;
}

export const productBalanceTable = mergeTable<ProductBalance>({
  name: 'product_balance',
  columns: {
    centre_id: 'uuid NOT NULL',
    product_id: 'uuid NOT NULL',
    quantity: 'bigint NOT NULL',
  },
  key: ['centre_id', 'product_id'],
  storage: 'WITH (fillfactor = 85)',
  update: { quantity: 't.quantity + c.quantity' },
});
