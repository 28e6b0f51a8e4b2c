import Typography from '@mui/material/Typography';
import type { CentreTree, DeliveryNoteLine, ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../../shared/page/Panel.js';
import { Code } from '../../shared/record/Code.js';
import { Facts } from '../../shared/record/Facts.js';
import { isUntracked, type ReturnableNote } from './product-return.js';

interface Props {
  readonly centre: CentreTree;
  readonly product: ProductBrief;
  readonly note: ReturnableNote;
  readonly line: DeliveryNoteLine;
  /** That come back. */
  readonly packages: number;
}

/** What comes back, from where, and what the centre will have left. */
export function ReturnSummary({ centre, product, note, line, packages }: Props) {
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
          { label: translate('productReturn.centre'), value: centre.nom },
          { label: translate('field.batch'), value: <Code>{line.stock.lot}</Code> },
          { label: translate('productReturn.returned'), value: withDoses(packages) },
          {
            label: translate('productReturn.willBeLeft'),
            value: isUntracked(note)
              ? translate('productReturn.untracked')
              : withDoses(Math.max(line.quantiteStock - packages, 0)),
          },
        ]}
      />
    </Panel>
  );
}
