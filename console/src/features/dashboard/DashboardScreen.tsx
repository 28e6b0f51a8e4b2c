import Box from '@mui/material/Box';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { AsOfChoice } from '../../shared/past/AsOfChoice.js';
import { usePast } from '../../shared/past/usePast.js';
import { activities } from './dashboard.js';
import { ProductCard } from './ProductCard.js';

/** What came, left and was scrapped, a card for each product. */
export default function DashboardScreen() {
  const translate = useTranslate();
  const prefix = usePrefix();
  const asOf = usePast();
  const reads = onlyReads(useSession());
  const moment = { query: asOf ? { asOf } : {} };
  const { data: trends } = useRead(`/${prefix}/tdb/serie`, moment);
  const products = useRead(`/${prefix}/tdb`, moment);
  const hasRows = products.data !== undefined && products.data.length > 0;
  return (
    <Page title={translate('dashboard.title')} lead={hasRows ? translate('dashboard.lead') : undefined}>
      <AsOfChoice />
      <Loaded
        query={products}
        rows={3}
        height={220}
        empty={{
          title: translate('dashboard.empty'),
          help: translate('dashboard.emptyHelp'),
          link:
            asOf || reads
              ? undefined
              : { to: `/${prefix}/stock-entries`, label: translate('dashboard.enter') },
        }}
      >
        {(rows) => (
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 3, md: 4 },
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: 'repeat(auto-fill, minmax(380px, 1fr))',
              },
            }}
          >
            {activities(rows, trends).map((activity) => (
              <ProductCard
                key={activity.idProduit}
                activity={activity}
                exits={translate(prefix === 'vaccination' ? 'dashboard.vaccinations' : 'dashboard.exits')}
              />
            ))}
          </Box>
        )}
      </Loaded>
    </Page>
  );
}
