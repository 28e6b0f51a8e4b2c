/** What a browser keeps of the service for the offline mode of one centre. */
import type { Answer } from '../../api/calls.js';
import type { DeliveryNote, StockRow } from '../../api/types.js';

export interface SynchronisedData {
  /** ISO instant of the device's clock; `synchronisedAt` tells it by the service's. */
  readonly at: string;
  /** The service's clock was so much ahead of the device's (milliseconds). */
  readonly clockAhead: number;
  /** Ledger position of the newest action that the data holds; '0': of none. */
  readonly position: string;
  /** Notes that the centre can receive. */
  readonly notes: readonly DeliveryNote[];
  /** Batches that the centre holds. */
  readonly stock: readonly StockRow[];
  readonly products: Answer<'/referentiel/liste/produit'>;
  /** Scrapping causes by the id of the language. */
  readonly causes: Readonly<Record<number, Answer<'/value-list'>>>;
  /**
   * Those that are not lifted and reach the centre; absent in what an earlier version of the console has synchronised.
   */
  readonly recalls?: Answer<'/lot/rappel'>;
  /** What the service had otherwise than this browser, when the last actions were sent. */
  readonly differences: readonly StockDifference[];
}

/** ISO instant of the service's clock: that of the device may have been wrong. */
export const synchronisedAt = ({ at, clockAhead }: Pick<SynchronisedData, 'at' | 'clockAhead'>): string =>
  new Date(Date.parse(at) + clockAhead).toISOString();

/** A batch of which the service has another quantity than was to be expected here. */
export interface StockDifference {
  readonly batchId: string;
  readonly lot: string;
  readonly product: string;
  /** Packages. */
  readonly expected: number;
  readonly actual: number;
  /** What others did with it since the synchronisation before. */
  readonly movements: readonly OtherMovement[];
}

export interface OtherMovement {
  readonly type: string;
  /** Packages, signed. */
  readonly quantity: number;
  readonly user: string;
  /** ISO instant. */
  readonly date: string;
}
