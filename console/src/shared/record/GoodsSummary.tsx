import Typography from '@mui/material/Typography';
import type { ProductBrief } from '../../api/types.js';
import { Panel } from '../page/Panel.js';
import { type Fact, Facts } from './Facts.js';

interface Props {
  readonly product: Pick<ProductBrief, 'nomCommercial'>;
  /** Under its name. */
  readonly lead?: string;
  readonly facts: readonly Fact[];
}

/** Beside an operation's form, what it will have done with the goods: to be compared with what is in the hand. */
export const GoodsSummary = ({ product, lead, facts }: Props) => (
  <Panel sx={{ display: 'grid', gap: 4 }}>
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
