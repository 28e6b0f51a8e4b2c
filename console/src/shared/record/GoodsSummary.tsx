import Typography from '@mui/material/Typography';
import type { ProductBrief, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../page/Panel.js';
import { Code } from './Code.js';
import { type Fact, Facts } from './Facts.js';

interface Props {
  readonly product: Pick<ProductBrief, 'nomCommercial'>;
  /** Under its name. */
  readonly lead?: string;
  readonly facts: readonly Fact[];
}

/** Beside an operation's form, what it will have done with the goods: to be compared with what is in the hand. */
export const GoodsSummary = ({ product, lead, facts }: Props) => (
  <Panel sx={{ display: 'grid', gap: 4, overflowWrap: 'anywhere' }}>
    <div>
      <Typography variant="h3" component="h2">
        {product.nomCommercial}
      </Typography>
      {lead && (
        <Typography variant="body2" color="textSecondary">
          {lead}
        </Typography>
      )}
    </div>
    <Facts columns={1} facts={facts} />
  </Panel>
);

interface OutgoingProps {
  readonly product: ProductBrief;
  readonly batch: StockRow;
  /** Packages that leave. */
  readonly packages: number;
  /** Names the doses that leave: taken out, scrapped. */
  readonly outLabel: string;
}

/** What will have happened to a batch. */
export function OutgoingSummary({ product, batch, packages, outLabel }: OutgoingProps) {
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
