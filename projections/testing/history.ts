/** A network's history, made up but possible: drawn operations, decided by the product's own rules. */
import type { DecisionContext } from '../../services/domain/ledger/commands.js';
import type { Batch } from '../../services/domain/ledger/state.js';
import type { ProductFacts } from '../../services/domain/shared/product.js';
import { prepareCommand, requested } from '../../services/domain/testing/preparation.js';
import type { RecordedEvent } from '../../services/event-store/port.js';
import { Network } from './network.js';
import { Random } from './random.js';

interface HistoryOptions {
  readonly seed: number;
  /** Events of the history, at least; an operation is not cut in two. */
  readonly events: number;
  /** First and last instant. */
  readonly from: Date;
  readonly until: Date;
  /** Vaccination centres that the two dispatch centres serve. */
  readonly vaccinationCentres?: number;
}

export class History {
  readonly dispatchIds: readonly string[];
  readonly vaccinationIds: readonly string[];
  readonly products: readonly ProductFacts[];
  private readonly random: Random;
  private readonly network: Network;

  constructor(private readonly options: HistoryOptions) {
    const random = new Random(options.seed);
    const ids = (count: number) => Array.from({ length: count }, () => random.uuid());
    this.random = random;
    this.dispatchIds = ids(2);
    this.vaccinationIds = ids(options.vaccinationCentres ?? 6);
    this.products = ids(4).map(productOf);
    const userIds = ids(5);
    this.network = new Network(
      () => this.now(),
      () => random.uuid(),
      () => random.pick(userIds),
    );
    while (this.events.length < options.events) this.operation();
  }

  get events(): readonly RecordedEvent[] {
    return this.network.events;
  }

  private operation(): void {
    const draw = this.random.next();
    if (draw < 0.1) this.enter();
    else if (draw < 0.22) this.prepare();
    else if (draw < 0.34) this.settle();
    else if (draw < 0.8) this.takeOutOfFridge();
    else if (draw < 0.86) this.scrap();
    else if (draw < 0.92) this.edit();
    else if (draw < 0.95) this.giveBack();
    else this.declareUse();
  }

  /** Few lots and expiries, so that some arrivals add to a batch. */
  private enter(): void {
    const { random } = this;
    const transferType =
      random.next() < 0.1 ? random.pick(['CONGELE', 'MOINS_20', 'DECONGELE'] as const) : null;
    this.network.execute(random.pick(this.dispatchIds), {
      type: 'EnterStock',
      context: this.context(),
      operationId: random.uuid(),
      batchId: random.uuid(),
      centre: { type: 'DISPATCH', parentHoldsStock: true },
      productId: random.pick(this.products).id,
      quantity: random.integer(1, 5_000),
      lot: `LOT-${random.integer(1, 400)}`,
      expiry: random.pick(['2031-03-31', '2031-09-30']),
      receivedAt: null,
      compliant: random.next() < 0.9,
      comment: 'Carton abîmé :\n« à revoir »\t\\',
      transferType,
      transferredAt: transferType && this.now(),
    });
  }

  private prepare(): void {
    const { random } = this;
    const issuerId = random.pick(this.dispatchIds);
    const held = this.network.held(issuerId);
    if (held.length === 0) return;
    this.network.execute(
      issuerId,
      prepareCommand({
        context: this.context(),
        preparationId: random.uuid(),
        issuer: { id: issuerId, code: issuerId.slice(0, 2).toUpperCase(), type: 'DISPATCH' },
        destinationId: random.pick(this.vaccinationIds),
        destination: {
          type: 'VACCINATION',
          holdsStock: true,
          active: true,
          isChild: true,
          followUpDisabled: random.next() < 0.05,
        },
        destinationComment: 'Quai 2',
        thawed: random.next() < 0.1,
        lines: Array.from({ length: random.integer(1, 5) }, () => {
          const { productId, batchId, quantity } = random.pick(held);
          return requested({
            productId,
            batchId,
            quantity: random.integer(1, Math.min(quantity, 60)),
            exitAt: this.now(),
          });
        }),
      }),
    );
  }

  /** Mostly received, sometimes cancelled, some for ever on the way. */
  private settle(): void {
    const { onTheWay } = this.network;
    const [note] = onTheWay.splice(this.random.integer(0, onTheWay.length), 1);
    if (!note) return;
    if (this.random.next() < 0.15) this.network.cancel(note);
    else if (note.destinationId !== null) this.network.receive(note, note.destinationId);
  }

  private takeOutOfFridge(): void {
    const { random } = this;
    const centreId = random.pick(this.vaccinationIds);
    const batch = this.somethingAt(centreId);
    if (!batch) return;
    const toPoint = random.next() < 0.2;
    const inSyringes = random.next() < 0.3;
    this.network.execute(centreId, {
      type: 'TakeOutOfFridge',
      offline: null,
      forced: false,
      context: this.context(),
      exitId: random.uuid(),
      batchId: batch.batchId,
      quantity: inSyringes ? null : random.integer(1, Math.min(batch.quantity, 8)),
      syringes: inSyringes ? random.integer(1, 12) : null,
      packaging: inSyringes ? 'SERINGUE' : 'FLACON',
      destination: toPoint ? 'VACCINATION_POINT' : 'INTERNE',
      pointId: toPoint ? this.vaccinationIds[0]! : null,
      pointIsChild: true,
      comment: null,
    });
  }

  private scrap(): void {
    const centreId = this.anyCentre();
    const batch = this.somethingAt(centreId);
    if (!batch) return;
    this.network.execute(centreId, {
      type: 'Scrap',
      offline: null,
      scrappingId: this.random.uuid(),
      productId: batch.productId,
      batchId: batch.batchId,
      quantity: this.random.integer(1, Math.min(batch.quantity, 5)),
      cause: this.random.pick(['CASSE', 'PEREMPTION', 'AUTRE']),
      causeListed: true,
      comment: 'Tombé du quai',
      namesProduct: true,
    });
  }

  /** Quantity, expiry, or both in one step. */
  private edit(): void {
    const { random } = this;
    const centreId = this.anyCentre();
    const batch = this.somethingAt(centreId);
    if (!batch) return;
    const what = random.next();
    this.network.execute(centreId, {
      type: 'EditStock',
      offline: null,
      context: this.context(),
      operationId: random.uuid(),
      batchId: batch.batchId,
      quantity: what < 0.7 ? random.integer(-Math.min(batch.quantity, 20), 20) || 1 : null,
      expiry: what > 0.5 ? random.pick(['2031-04-30', '2031-05-31', '2031-06-30']) : null,
      comment: 'Inventaire',
    });
  }

  /** Sometimes more than what is left. */
  private giveBack(): void {
    const centreId = this.random.pick(this.vaccinationIds);
    const dispatchId = this.random.pick(this.dispatchIds);
    const batch = this.somethingAt(centreId);
    if (!batch) return;
    const events = this.network.execute(centreId, {
      type: 'ReturnStock',
      returnId: this.random.uuid(),
      batchId: batch.batchId,
      productId: batch.productId,
      quantity: this.random.integer(1, batch.quantity + 3),
      // No bound: what was delivered is no matter of the read models.
      delivered: 1_000_000,
      forced: true,
      dispatchId,
      comment: null,
    });
    for (const { type, data } of events) {
      if (type !== 'StockReturned') continue;
      this.network.execute(dispatchId, { type: 'AcceptReturn', returned: data, fromCentreId: centreId });
    }
  }

  private declareUse(): void {
    const count = () => this.random.integer(0, 60);
    this.network.declare({
      type: 'UseDeclared',
      data: {
        declarationId: this.random.uuid(),
        centreId: this.random.pick(this.vaccinationIds),
        productId: this.random.pick(this.products).id,
        mode: 'JOUR',
        day: '2026-11-18',
        weekStart: '2026-11-16',
        weekEnd: '2026-11-22',
        doses: { first: count(), second: count(), third: count(), single: count() },
      },
    });
  }

  private somethingAt(centreId: string): Batch | undefined {
    const held = this.network.held(centreId);
    return held.length > 0 ? this.random.pick(held) : undefined;
  }

  private anyCentre(): string {
    return this.random.pick([...this.dispatchIds, ...this.vaccinationIds]);
  }

  private context(): DecisionContext {
    return {
      now: this.now(),
      timeZone: 'Europe/Paris',
      product: (id) => this.products.find((product) => product.id === id),
    };
  }

  private now(): string {
    const { from, until, events } = this.options;
    const share = Math.min(1, this.network.events.length / events);
    return new Date(from.getTime() + share * (until.getTime() - from.getTime())).toISOString();
  }
}

const productOf = (id: string): ProductFacts => ({
  id,
  active: true,
  type: 'VACCIN',
  dosesPerPackage: 6,
  expiryType: 'JOUR',
  stability28Hours: 720,
  stabilityMinus20Hours: 336,
});
