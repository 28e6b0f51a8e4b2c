import { CENTRE, line, NOW, OPERATION } from '../testing/ledger.js';
import type { LedgerEvent } from './events.js';
import { enterLine, evolve } from './evolve.js';
import { initialState } from './state.js';

const { quantity: _, kind: __, ...batch } = line();

it('a fold stops loudly at a batch that no event brought', () => {
  const scrapped: LedgerEvent = {
    type: 'StockScrapped',
    data: { scrappingId: CENTRE, batch, quantity: 1, cause: 'CASSE', comment: null },
  };
  expect(() => evolve(initialState(CENTRE), scrapped)).toThrow(
    `ledger of ${CENTRE}: no batch ${batch.batchId}`,
  );
});

it('a fold takes no batch below zero', () => {
  const held = enterLine(initialState(CENTRE), line(), NOW);
  const scrapped = (quantity: number): LedgerEvent => ({
    type: 'StockScrapped',
    data: { scrappingId: CENTRE, batch, quantity, cause: 'CASSE', comment: null },
  });
  expect(evolve(held, scrapped(line().quantity)).batches.get(batch.batchId)?.quantity).toBe(0);
  expect(() => evolve(held, scrapped(line().quantity + 1))).toThrow(`batch ${batch.batchId} would hold -1`);
});

it('a fold stops loudly at an event that it does not know', () => {
  const foreign = { type: 'DeliveryNoteReceived', data: { receivedAt: NOW } } as unknown as LedgerEvent;
  expect(() => evolve(initialState(CENTRE), foreign)).toThrow('not an event of a ledger');
});

it('a fold takes of a cancelled line what a batch is, whatever else was stored with it', () => {
  const line = {
    ...batch,
    lineId: OPERATION,
    quantity: 4,
    apart: true,
    laterBatchReason: 'Réservé',
  } as const;
  const cancelled: LedgerEvent = {
    type: 'PreparationCancelled',
    data: {
      preparationId: CENTRE,
      number: 'PN-2026-000001',
      destinationId: null,
      preparedAt: NOW,
      lines: [line],
    },
  };
  const { batches } = evolve(initialState(CENTRE), cancelled);
  expect(batches.get(batch.batchId)).toEqual({ ...batch, quantity: 4, arrivedAt: null });
});
