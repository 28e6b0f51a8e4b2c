/**
 * What random commands are made of: sensible values, faulty ones, and indexes that a command resolves against what
 * is in stock at that moment, so that most commands find something.
 */
import fc from 'fast-check';
import type { LedgerCommand } from '../ledger/commands.js';
import type { LedgerEvent } from '../ledger/events.js';
import type { Batch, LedgerState } from '../ledger/state.js';
import { at, IMMUNOL, id, NOW, SYRINGE, VAXILOR } from './ledger.js';

/** What has happened so far, for the commands that refer to it. */
export interface World {
  readonly state: LedgerState;
  readonly events: readonly LedgerEvent[];
  readonly commands: readonly LedgerCommand[];
}

export type Step = (world: World) => LedgerCommand;

export const pick = <T>(items: readonly T[], index: number): T | undefined =>
  items[index % Math.max(1, items.length)];

export const batchAt = (
  state: LedgerState,
  index: number,
  isMeant: (batch: Batch) => boolean = () => true,
): Batch | undefined =>
  pick(
    [...state.batches.values()].filter(isMeant).sort((a, b) => (a.batchId < b.batchId ? -1 : 1)),
    index,
  );

export const index = fc.nat(40);

export const quantity = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 30 }) },
  fc.constantFrom<(number | null)[]>(null, 0, -4, 1.5, 10_000_000),
);

export const product = fc.constantFrom(VAXILOR, IMMUNOL, SYRINGE);

export const operation = fc.nat().map((n) => id(10_000 + n));

export const expiry = fc.constantFrom('2026-03-31', '2026-12-31', '2027-06-30', '2025-01-31');

export const now = fc.constantFrom(NOW, '2026-12-31T22:30:00.000Z', '2026-12-31T23:30:00.000Z').map(at);

export const scrapNothing = (scrappingId: string): LedgerCommand => ({
  type: 'Scrap',
  offline: null,
  scrappingId,
  productId: null,
  batchId: null,
  quantity: null,
  cause: null,
  causeListed: false,
  comment: null,
  namesProduct: true,
});
