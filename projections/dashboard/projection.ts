import type { Changes } from '../changes.js';
import type { Projection } from '../projection.js';
import { type ActivityHour, activityHourTable, productBalanceTable } from './table.js';

/** Corrections and returns count in no window, only in what is left (decisions.md, "Dashboard windows"). */
export const dashboard: Projection = {
  name: 'dashboard',
  version: 2,
  tables: [activityHourTable, productBalanceTable],
  reads: {
    'ledger-': {
      StockEntered: ({ owner, data, metadata }, changes) => {
        for (const { productId, quantity } of data.lines) {
          balance(changes, owner, productId, quantity);
          moved(changes, owner, productId, metadata.occurredAt).entries += quantity;
        }
      },
      StockPrepared: ({ owner, data, metadata }, changes) => {
        for (const { productId, quantity } of data.lines) {
          balance(changes, owner, productId, -quantity);
          moved(changes, owner, productId, metadata.occurredAt).exits += quantity;
        }
      },
      PreparationCancelled: ({ owner, data, metadata }, changes) => {
        for (const { productId, quantity } of data.lines) {
          balance(changes, owner, productId, quantity);
          moved(changes, owner, productId, metadata.occurredAt);
          hourOf(changes, owner, productId, data.preparedAt).exits -= quantity;
        }
      },
      FridgeExitRecorded: ({ owner, data, metadata }, changes) => {
        balance(changes, owner, data.batch.productId, -data.quantity);
        moved(changes, owner, data.batch.productId, metadata.occurredAt).exits += data.quantity;
      },
      StockScrapped: ({ owner, data, metadata }, changes) => {
        balance(changes, owner, data.batch.productId, -data.quantity);
        moved(changes, owner, data.batch.productId, metadata.occurredAt).scrapped += data.quantity;
      },
      StockCorrected: ({ owner, data, metadata }, changes) => {
        balance(changes, owner, data.batch.productId, data.quantity);
        moved(changes, owner, data.batch.productId, metadata.occurredAt);
      },
      ExpiryChanged: ({ owner, data, metadata }, changes) => {
        moved(changes, owner, data.batch.productId, metadata.occurredAt);
      },
      StockReturned: ({ owner, data, metadata }, changes) => {
        balance(changes, owner, data.batch.productId, -data.quantity);
        moved(changes, owner, data.batch.productId, metadata.occurredAt);
      },
      ReturnedStockEntered: ({ owner, data, metadata }, changes) => {
        balance(changes, owner, data.batch.productId, data.quantity);
        moved(changes, owner, data.batch.productId, metadata.occurredAt);
      },
    },
  },
};

function balance(changes: Changes, centreId: string, productId: string, signed: number): void {
  changes.of(productBalanceTable, `${centreId} ${productId}`, () => ({
    centre_id: centreId,
    product_id: productId,
    quantity: 0,
  })).quantity += signed;
}

/** Counts the movement in the hour in which it happened. */
function moved(changes: Changes, centreId: string, productId: string, occurredAt: string): ActivityHour {
  const activity = hourOf(changes, centreId, productId, occurredAt);
  activity.movements += 1;
  return activity;
}

function hourOf(changes: Changes, centreId: string, productId: string, instant: string): ActivityHour {
  const hour = beginningOfHour(instant);
  return changes.of(activityHourTable, `${centreId} ${hour} ${productId}`, () => ({
    centre_id: centreId,
    hour,
    product_id: productId,
    entries: 0,
    exits: 0,
    scrapped: 0,
    movements: 0,
  }));
}

/** Hours of UTC; an instant with another offset is brought there first. */
function beginningOfHour(instant: string): string {
  const utc = instant.endsWith('Z') ? instant : new Date(instant).toISOString();
  return `${utc.slice(0, 13)}:00:00Z`;
}
