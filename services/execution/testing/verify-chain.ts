import type { RecordedEvent } from '../../event-store/port.js';
import { type ChainFault, chainChecker } from '../hash-chain.js';

/** The faults of the chain of one stream, its events from the first on and as stored. */
export function verifyChain(events: Iterable<RecordedEvent>): ChainFault[] {
  return [...events].flatMap(chainChecker());
}
