/** The smallest stream with a rule, for the specs of this folder: things are put in and taken out, never below zero. */
import { randomUUID } from 'node:crypto';
import type { CommandContext, StreamType } from '../stream-type.js';
import { Upcasters } from '../upcasting.js';

export interface Changed {
  readonly type: 'Changed';
  readonly data: { readonly by: number; readonly note: string };
}
export interface Change {
  readonly type: 'Change';
  readonly by: number;
  readonly note?: string;
}
export interface Counter {
  readonly left: number;
  readonly folded: number;
}

export class BelowZero extends Error {}

export const counterType: StreamType<Counter, Change, Changed> = {
  prefix: 'ledger-',
  initialState: () => ({ left: 0, folded: 0 }),
  decide: ({ by, note = '' }, { left }) => {
    if (by === 0) return [];
    if (left + by < 0) throw new BelowZero(`${left} left`);
    return [{ type: 'Changed', data: { by, note } }];
  },
  evolve: ({ left, folded }, { data }) => ({ left: left + data.by, folded: folded + 1 }),
  upcasters: new Upcasters(),
  snapshots: { version: 1, save: (state) => state, load: (saved) => saved as Counter },
};

export const change = (by: number, note?: string): Change => ({ type: 'Change', by, note });

export const context = (override: Partial<CommandContext> = {}): CommandContext => {
  const commandId = randomUUID();
  return {
    commandId,
    userId: '00000000-0000-4000-8000-000000000001',
    centreId: null,
    occurredAt: '2026-03-02T08:00:00.000Z',
    correlationId: commandId,
    ...override,
  };
};
