import Typography from '@mui/material/Typography';
import type { Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../../shared/page/Panel.js';
import { Code } from '../../shared/record/Code.js';
import { Facts } from '../../shared/record/Facts.js';
import type { StockEntryValues } from './stock-entry.js';

/** What will be in stock: to be compared with the label of the box. */
export function EntrySummary({ product, values }: { product: Product; values: StockEntryValues }) {
  const translate = useTranslate();
  const format = useFormat();
  const quantity = values.quantity ?? 0;
  return (
    <Panel sx={{ display: 'grid', gap: 4 }}>
      <div>
        <Typography variant="h3" component="h2">
          {product.nomCommercial}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {product.nom}
        </Typography>
      </div>
      <Facts
        columns={1}
        facts={[
          { label: translate('field.batch'), value: values.lot && <Code>{values.lot}</Code> },
          { label: translate('stockEntry.expiry'), value: format.expiry(values.expiry, product) },
          {
            label: translate('stockEntry.totalDoses'),
            value: translate('quantity.doses', {
              packages: format.packages(quantity, product),
              doses: format.doses(quantity, product),
            }),
          },
        ]}
      />
    </Panel>
  );
}
