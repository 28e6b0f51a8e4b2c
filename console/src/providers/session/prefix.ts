import { useSession } from './SessionProvider.js';
import { workplaceOf } from './session.js';

/** Segment of the paths of one kind of centre, in the API and in the console alike. */
export type Prefix = 'referent' | 'dispatch' | 'vaccination';

/** Of the centres that supply others: they take goods in and prepare shipments. */
export type StoragePrefix = Exclude<Prefix, 'vaccination'>;

/**
 * The selected centre's segment. A vaccination point works under `vaccination`; an administrator has none of his own
 * and reads what a referent reads.
 */
export function usePrefix(): Prefix {
  const workplace = workplaceOf(useSession());
  switch (workplace) {
    case 'dispatch':
      return 'dispatch';
    case 'vaccination':
    case 'point':
      return 'vaccination';
    default:
      return 'referent';
  }
}

/** The segment of a screen that only referent and dispatch centres have. */
export const useStoragePrefix = (): StoragePrefix => (usePrefix() === 'dispatch' ? 'dispatch' : 'referent');
