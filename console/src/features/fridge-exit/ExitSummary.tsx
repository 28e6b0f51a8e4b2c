import Typography from '@mui/material/Typography';
import type { ProductBrief, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Sheet } from '../../shared/page/Sheet.js';
import { Code } from '../../shared/record/Code.js';
import { Facts } from '../../shared/record/Facts.js';

interface Props {
  readonly product: ProductBrief;
  readonly batch: StockRow;
  /** That leave. */
  readonly packages: number;
}

/** What will have happened: to be compared with the vial in the hand. */
export function ExitSummary({ product, batch, packages }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const left = Math.max(batch.quantite - packages, 0);
  return (
    <Sheet sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h3" component="h2">
        {product.nomCommercial}
      </Typography>
      <Facts
        columns={1}
        facts={[
          { label: translate('field.batch'), value: <Code>{batch.lot}</Code> },
          { label: translate('fridgeExit.takenOut'), value: format.doses(packages, product) },
          {
            label: translate('fridgeExit.leftInBatch'),
            value: translate('quantity.doses', {
              packages: format.packages(left, product),
              doses: format.doses(left, product),
            }),
          },
        ]}
      />
    </Sheet>
  );
}
