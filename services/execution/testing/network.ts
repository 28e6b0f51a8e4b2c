/** A dispatch centre with stock and a vaccination centre below it, for specs that move goods between ledgers. */
import { randomUUID } from 'node:crypto';
import type { IssuedNote } from '../../domain/delivery-note/commands.js';
import { issuedNote } from '../../domain/delivery-note/commands.js';
import type { DeliveryNoteEvent } from '../../domain/delivery-note/events.js';
import type { DecisionContext } from '../../domain/ledger/commands.js';
import type { LedgerEvent, StockEntered, StockPrepared, StockReturned } from '../../domain/ledger/events.js';
import { movementsOf, signedQuantity } from '../../domain/ledger/movements.js';
import type { ProductFacts } from '../../domain/shared/product.js';
import { ledgerStream } from '../../domain/shared/streams.js';
import { prepareCommand, receiveCommand, requested } from '../../domain/testing/preparation.js';
import type { EventStore } from '../../event-store/writer.js';
import type { Executions } from '../executions.js';
import type { CommandContext, Committed, Executed } from '../stream-type.js';
import { context } from './counter.js';

const NOW = '2026-03-02T08:00:00.000Z';

export class TestNetwork {
  readonly dispatchId = randomUUID();
  readonly bellevueId = randomUUID();
  readonly product: ProductFacts = {
    id: randomUUID(),
    active: true,
    type: 'VACCIN',
    dosesPerPackage: 10,
    expiryType: 'JOUR',
    stability28Hours: null,
    stabilityMinus20Hours: null,
  };

  private readonly facts: DecisionContext = {
    now: NOW,
    timeZone: 'Europe/Paris',
    product: () => this.product,
  };

  constructor(private readonly executions: Executions) {}

  /** Answers the batch's id. */
  async enter(quantity: number): Promise<string> {
    const { events } = await this.executions.ledgers.execute(
      this.dispatchId,
      {
        type: 'EnterStock',
        context: this.facts,
        operationId: randomUUID(),
        batchId: randomUUID(),
        centre: { type: 'DISPATCH', parentHoldsStock: true },
        productId: this.product.id,
        quantity,
        lot: 'LOT-1',
        expiry: '2031-06-30',
        receivedAt: null,
        compliant: true,
        comment: null,
        transferType: null,
        transferredAt: null,
      },
      context(),
    );
    return (events[0] as Committed<StockEntered>).data.lines[0]!.batchId;
  }

  async prepare(batchId: string, quantity: number): Promise<IssuedNote> {
    const { events } = await this.executions.ledgers.execute(
      this.dispatchId,
      prepareCommand({
        context: this.facts,
        preparationId: randomUUID(),
        issuer: { id: this.dispatchId, code: 'PN', type: 'DISPATCH' },
        destinationId: this.bellevueId,
        lines: [requested({ productId: this.product.id, quantity, batchId })],
      }),
      context(),
    );
    return issuedNote((events[0] as Committed<StockPrepared>).data, NOW);
  }

  receive(
    note: IssuedNote,
    executions = this.executions,
    more: Partial<CommandContext> = {},
  ): Promise<Executed<DeliveryNoteEvent>> {
    return executions.notes.execute(
      note.noteId,
      receiveCommand(note, { now: NOW, receiverId: this.bellevueId }),
      context({ centreId: this.bellevueId, ...more }),
    );
  }

  cancel(note: IssuedNote, executions = this.executions): Promise<Executed<DeliveryNoteEvent>> {
    return executions.notes.execute(
      note.noteId,
      { type: 'CancelDeliveryNote', note },
      context({ centreId: this.dispatchId }),
    );
  }

  /** Sends goods back without driving what follows. */
  async giveBack(lineId: string, quantity: number): Promise<Executed<StockReturned>> {
    const executed = await this.executions.ledgers.execute(
      this.bellevueId,
      {
        type: 'ReturnStock',
        returnId: randomUUID(),
        batchId: lineId,
        productId: this.product.id,
        quantity,
        delivered: quantity,
        forced: false,
        dispatchId: this.dispatchId,
        comment: null,
      },
      context({ centreId: this.dispatchId }),
    );
    return executed as Executed<StockReturned>;
  }
}

/** Packages that a ledger holds, counted from its events alone. */
export async function balanceOf(store: EventStore, centreId: string): Promise<number> {
  let balance = 0;
  for await (const recorded of store.readStream(ledgerStream(centreId)))
    for (const movement of movementsOf({
      type: recorded.type,
      data: recorded.data,
    } as unknown as LedgerEvent))
      balance += signedQuantity(movement);
  return balance;
}
