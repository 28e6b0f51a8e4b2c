/** When a centre wants to be told about its stock (docs/rules/alerts.md, AT-14). */

/** The least stock of a product that a centre wants to have. */
export interface StockThreshold {
  readonly productId: string;
  /** Packages; at or below it the stock is low. */
  readonly lowStock: number;
}

export interface AlertSettings {
  /** In the order in which they were given; a product once. */
  readonly thresholds: readonly StockThreshold[];
  /** Days before an expiry. */
  readonly expiryDays: number;
  /** Hours before a usage limit. */
  readonly limitHours: number;
  /** Days after which a note that nobody received is late. */
  readonly receptionDays: number;
}

/** Of a centre that never chose any. */
export const DEFAULT_ALERT_SETTINGS: AlertSettings = {
  thresholds: [],
  expiryDays: 30,
  limitHours: 48,
  receptionDays: 3,
};

/** A century: beyond it a number is a slip of the keyboard. */
export const MAX_ALERT_DAYS = 36_500;
export const MAX_ALERT_HOURS = MAX_ALERT_DAYS * 24;
