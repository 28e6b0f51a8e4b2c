/**
 * The rules of stock: the events that follow from a command and the state of the ledger (docs/rules/stock.md). No
 * decision takes a batch below zero, and since events are appended only at the exact revision of the state that was
 * decided on, no batch ever goes below zero (ST-4).
 */
import type { LedgerCommand } from './commands.js';
import { abandonCount, closeCount, countBatches, openCount } from './decide/count-stock.js';
import { editStock } from './decide/edit-stock.js';
import { enterStock } from './decide/enter-stock.js';
import { prepare } from './decide/prepare.js';
import { prepareTogether } from './decide/prepare-together.js';
import { acknowledgeRecall, blockLots, releaseLot } from './decide/recall-lots.js';
import { restorePreparation } from './decide/restore-preparation.js';
import { acceptReturn, acceptUntrackedReturn, returnStock } from './decide/return-stock.js';
import { scrap } from './decide/scrap.js';
import { stockDeliveryNote } from './decide/stock-delivery-note.js';
import { takeOutOfFridge } from './decide/take-out-of-fridge.js';
import type { LedgerEvent } from './events.js';
import type { LedgerState } from './state.js';

/**
 * @returns no events where the command's effect is there already
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
    case 'PrepareTogether':
      return prepareTogether(command, state);
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
    case 'BlockLots':
      return blockLots(command, state);
    case 'ReleaseLot':
      return releaseLot(command, state);
    case 'AcknowledgeRecall':
      return acknowledgeRecall(command, state);
    case 'OpenCount':
      return openCount(command, state);
    case 'CountBatches':
      return countBatches(command, state);
    case 'CloseCount':
      return closeCount(command, state);
    case 'AbandonCount':
      return abandonCount(command, state);
  }
}
