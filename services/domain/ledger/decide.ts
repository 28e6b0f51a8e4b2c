/**
 * The rules of stock: what a command makes happen, given what stands (section 5, decisions.md "Stock rules, in
 * detail"). No stock is ever decided below zero, and since the events are appended against the exact revision
 * of the state decided on, none ever goes there.
 */
import type { LedgerCommand } from './commands.js';
import { editStock } from './decide/edit-stock.js';
import { enterStock } from './decide/enter-stock.js';
import { prepare } from './decide/prepare.js';
import { restorePreparation } from './decide/restore-preparation.js';
import { acceptReturn, acceptUntrackedReturn, returnStock } from './decide/return-stock.js';
import { scrap } from './decide/scrap.js';
import { stockDeliveryNote } from './decide/stock-delivery-note.js';
import { takeOutOfFridge } from './decide/take-out-of-fridge.js';
import type { LedgerEvent } from './events.js';
import type { LedgerState } from './state.js';

/**
 * Nothing where the command's consequence stands already.
 *
 * @throws DomainError with every rule that is violated
 */
export function decide(command: LedgerCommand, state: LedgerState): readonly LedgerEvent[] {
  switch (command.type) {
    case 'EnterStock':
      return enterStock(command, state);
    case 'StockDeliveryNote':
      return stockDeliveryNote(command, state);
    case 'Prepare':
      return prepare(command, state);
    case 'RestorePreparation':
      return restorePreparation(command, state);
    case 'TakeOutOfFridge':
      return takeOutOfFridge(command, state);
    case 'Scrap':
      return scrap(command, state);
    case 'EditStock':
      return editStock(command, state);
    case 'ReturnStock':
      return returnStock(command, state);
    case 'AcceptReturn':
      return acceptReturn(command, state);
    case 'AcceptUntrackedReturn':
      return acceptUntrackedReturn(command, state);
  }
}
