import {
  MOVEMENT_TYPES,
  type MovementCategory,
  type MovementType,
  movementDefinition,
} from '../../services/domain/ledger/vocabulary.js';
import { mergeTable, type RowOf } from '../table.js';

type CountedColumn = 'entries' | 'exits' | 'scrapped';

const COLUMNS: { readonly [Category in MovementCategory]?: CountedColumn } = {
  entry: 'entries',
  exit: 'exits',
  scrapping: 'scrapped',
};

/** The sum in which movements of this type are counted; undefined where in none. */
export const countedIn = (type: MovementType): CountedColumn | undefined =>
  COLUMNS[movementDefinition(type).category];

/** The types of movements that are counted in a sum. */
export const typesCountedIn = (column: CountedColumn): readonly MovementType[] =>
  MOVEMENT_TYPES.filter((type) => countedIn(type) === column);

const hourColumns = {
  centre_id: 'uuid NOT NULL',
  /** Beginning of the hour, ISO instant. */
  hour: 'timestamptz NOT NULL',
  product_id: 'uuid NOT NULL',
  /** Packages in movements of the category entry. */
  entries: 'bigint NOT NULL',
  /** Of the category exit, net of cancellations. */
  exits: 'bigint NOT NULL',
  /** Of the category scrapping. */
  scrapped: 'bigint NOT NULL',
  /** Movements in this hour, of every type: lets the history say how long it is without counting it. */
  movements: 'integer NOT NULL',
  /**
   * By how much the stock changed in this hour, by movements of every type at their own time: a cancellation where it
   * happened. Packages, negative where more left.
   */
  net: 'bigint NOT NULL',
} as const;

export type ActivityHour = RowOf<typeof hourColumns, Record<CountedColumn | 'net', number>>;

/**
 * Sums of a centre's movements of a product in one hour, so that a window of 30 days costs hours, however many
 * movements there were. Unit: packages; a cancelled preparation is taken off the hour in which it was prepared. Sums
 * are wider than the quantity of a movement: a few hundred of the largest ones must not overflow and halt the projection.
 */
export const activityHourTable = mergeTable<ActivityHour>()({
  name: 'activity_hour',
  columns: hourColumns,
  key: ['centre_id', 'hour', 'product_id'],
  // Nothing that changes is indexed: an update stays within its page.
  storage: 'WITH (fillfactor = 85)',
  update: {
    entries: 't.entries + c.entries',
    exits: 't.exits + c.exits',
    scrapped: 't.scrapped + c.scrapped',
    movements: 't.movements + c.movements',
    net: 't.net + c.net',
  },
});

/** What a centre holds of a product, all batches together; a row for each product that it ever held. */
export const productBalanceTable = mergeTable<{ centre_id: string; product_id: string; quantity: number }>()({
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
