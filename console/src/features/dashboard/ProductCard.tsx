import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../../shared/page/Panel.js';
import { Tag } from '../../shared/record/Tag.js';
import { DayTable } from './DayTable.js';
import type { ProductActivity } from './dashboard.js';
import { StockPicture } from './StockPicture.js';
import { TrendPicture } from './TrendPicture.js';
import { WindowTable } from './WindowTable.js';

interface Props {
  readonly activity: ProductActivity;
  /** What leaving is called here: exits, or vaccinations. */
  readonly exits: string;
}

export function ProductCard({ activity, exits }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const titleId = useId();
  const { produit, countStockRestant: left } = activity;
  return (
    <Panel
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 4 }}>
        <Typography id={titleId} variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {produit.nomCommercial}
        </Typography>
        {left === 0 && <Tag tone="danger">{translate('dashboard.usedUp')}</Tag>}
      </Box>
      <Box>
        <Typography variant="caption" color="textSecondary" component="p">
          {translate('dashboard.remaining')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
          <Typography variant="figure" component="p">
            {format.packages(left, produit)}
          </Typography>
          <Typography color="textSecondary" component="p">
            {format.doses(left, produit)}
          </Typography>
        </Box>
      </Box>
      <StockPicture activity={activity} />
      <WindowTable activity={activity} exits={exits} titleId={titleId} />
      <TrendPicture activity={activity} exits={exits} />
      <DayTable activity={activity} exits={exits} titleId={titleId} />
    </Panel>
  );
}
