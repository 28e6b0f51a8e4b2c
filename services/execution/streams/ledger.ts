import type { LedgerCommand } from '../../domain/ledger/commands.js';
import { decide } from '../../domain/ledger/decide.js';
import type { LedgerEvent } from '../../domain/ledger/events.js';
import { evolve } from '../../domain/ledger/evolve.js';
import {
  fromSnapshot,
  type LedgerSnapshot,
  SNAPSHOT_VERSION,
  toSnapshot,
} from '../../domain/ledger/snapshot.js';
import { initialState, type LedgerState } from '../../domain/ledger/state.js';
import { StreamRunner } from '../stream-runner.js';
import type { StreamType } from '../stream-type.js';
import { Upcasters } from '../upcasting.js';

/** A centre's stock, `ledger-<centreId>`: the long streams of the product. */
export const ledgerType: StreamType<LedgerState, LedgerCommand, LedgerEvent> = {
  prefix: 'ledger-',
  initialState,
  decide,
  evolve,
  upcasters: new Upcasters(),
  snapshots: {
    version: SNAPSHOT_VERSION,
    save: toSnapshot,
    load: (saved) => {
      const state = fromSnapshot(saved as LedgerSnapshot);
      if (!state) throw new Error('a snapshot of another version');
      return state;
    },
  },
  weigh: ({ batches }) => 1 + batches.size,
};

/** Executes commands on ledgers; the id is the centre's. */
export class LedgerExecution extends StreamRunner<LedgerState, LedgerCommand, LedgerEvent> {}
