import Typography from '@mui/material/Typography';
import type { ProductBrief, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../page/Panel.js';
import { Code } from './Code.js';
import { Facts } from './Facts.js';

interface Props {
  readonly product: ProductBrief;
  readonly batch: StockRow;
  /** Packages that leave. */
  readonly packages: number;
  /** Names the doses that leave: taken out, scrapped. */
  readonly outLabel: string;
}

/** What will have happened to a batch: to be compared with the vial in the hand. */
export function OutgoingSummary({ product, batch, packages, outLabel }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const withDoses = (count: number) =>
    translate('quantity.doses', {
      packages: format.packages(count, product),
      doses: format.doses(count, product),
    });
  return (
    <Panel sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h3" component="h2">
        {product.nomCommercial}
      </Typography>
      <Facts
        columns={1}
        facts={[
          { label: translate('field.batch'), value: <Code>{batch.lot}</Code> },
          { label: outLabel, value: withDoses(packages) },
          {
            label: translate('batch.willBeLeft'),
            value: withDoses(Math.max(batch.quantite - packages, 0)),
          },
        ]}
      />
    </Panel>
  );
}
