import type { ProductBrief, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Code } from './Code.js';
import { GoodsSummary } from './GoodsSummary.js';

interface Props {
  readonly product: ProductBrief;
  readonly batch: StockRow;
  /** Packages that leave. */
  readonly packages: number;
  /** Names the doses that leave: taken out, scrapped. */
  readonly outLabel: string;
}

/** What will have happened to a batch. */
export function OutgoingSummary({ product, batch, packages, outLabel }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <GoodsSummary
      product={product}
      facts={[
        { label: translate('field.batch'), value: <Code>{batch.lot}</Code> },
        { label: outLabel, value: format.withDoses(packages, product) },
        {
          label: translate('batch.willBeLeft'),
          value: format.withDoses(Math.max(batch.quantite - packages, 0), product),
        },
      ]}
    />
  );
}
