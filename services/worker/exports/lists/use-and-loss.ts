import {
  USE_AND_LOSS_ORDER,
  type UseAndLossRecord,
  type UseAndLossSearch,
  useAndLossSql,
} from '../../../../projections/movement/use-and-loss.js';
import { formatCount } from '../../../documents/labels.js';
import { oneDecimal } from '../../../domain/shared/doses.js';
import type { Words } from '../../../words/language.js';
import { monthFor } from '../../../words/reader.js';
import { column, exportedList } from '../list.js';
import type { Names } from '../names.js';

export const useAndLossList = exportedList<UseAndLossRecord, UseAndLossSearch>({
  query: (search) => ({ ...useAndLossSql(search), orderBy: USE_AND_LOSS_ORDER }),
  columns: (names) => [
    column('group', 'text', 28, ({ grouped_by, key, name }) =>
      grouped_by === 'MOIS' ? monthFor(key) : name,
    ),
    column('entered', 'decimal', 12, (row) => row.entered),
    column('exited', 'decimal', 12, (row) => row.exited),
    column('administered', 'decimal', 12, (row) => row.administered),
    column('scrapped', 'decimal', 12, (row) => row.wasted),
    column('scrappedByCause', 'text', 40, (row) => byCause(row, names)),
    column({ name: 'lossRate', unit: '%' }, 'decimal', 12, ({ exited, wasted }) =>
      exited + wasted === 0 ? null : Math.round((wasted / (exited + wasted)) * 1000) / 10,
    ),
    column('disagreement', 'decimal', 12, ({ exited, administered }) => oneDecimal(exited - administered)),
  ],
});

const COLON: Words = { fr: ' : ', en: ': ' };

/** `Casse : 12,5, Péremption : 6`, the largest first. */
const byCause = ({ wasted_by_cause }: UseAndLossRecord, names: Names): string =>
  Object.entries(wasted_by_cause)
    .sort(([, one], [, other]) => other - one)
    .map(([cause, doses]) => {
      const label = names.label('SCRAPPING_CAUSE', cause);
      return `${label}${COLON[names.language]}${formatCount(doses, names.language)}`;
    })
    .join(', ');
