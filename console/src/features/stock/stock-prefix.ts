import type { StockRow } from '../../api/types.js';
import type { Prefix } from '../../providers/session/prefix.js';

/** Under which path a batch is read and corrected: that of its centre, not that of the reader. */
export function prefixOf({ centerType }: Pick<StockRow, 'centerType'>): Prefix {
  switch (centerType) {
    case 'REFERENT':
      return 'referent';
    case 'DISPATCH':
      return 'dispatch';
    default:
      return 'vaccination';
  }
}
