import { movementsOf, signedQuantity } from '../../services/domain/ledger/movements.js';
import type { Changes } from '../changes.js';
import { projection } from '../projection.js';
import { type ActivityHour, activityHourTable, countedIn, productBalanceTable } from './table.js';

/** Edits and returns count in no window, only in what is left. */
export const dashboard = projection({
  name: 'dashboard',
  version: 4,
  tables: [activityHourTable, productBalanceTable],
  reads: {
    'ledger-': (event, changes) => {
      const { owner, metadata } = event;
      for (const moved of movementsOf(event)) {
        const { productId } = moved.batch;
        const signed = signedQuantity(moved);
        if (moved.quantity > 0) balance(changes, owner, productId, signed);
        const activity = hourOf(changes, owner, productId, metadata.occurredAt);
        activity.movements += 1;
        activity.net += signed;
        const column = countedIn(moved.type);
        if (column === undefined) continue;
        if (!moved.cancels) activity[column] += moved.quantity;
        else hourOf(changes, owner, productId, moved.cancels.occurredAt)[column] -= moved.quantity;
      }
    },
  },
});

function balance(changes: Changes, centreId: string, productId: string, signed: number): void {
  changes.of(productBalanceTable, `${centreId} ${productId}`, () => ({
    centre_id: centreId,
    product_id: productId,
    quantity: 0,
  })).quantity += signed;
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
    net: 0,
  }));
}

/** Hours of UTC; an instant with another offset is brought there first. */
function beginningOfHour(instant: string): string {
  const utc = instant.endsWith('Z') ? instant : new Date(instant).toISOString();
  return `${utc.slice(0, 13)}:00:00Z`;
}
