import Box from '@mui/material/Box';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { NotLoaded } from '../../shared/page/NotLoaded.js';
import { Page } from '../../shared/page/Page.js';
import { Panel } from '../../shared/page/Panel.js';
import { AsOfChoice } from '../../shared/past/AsOfChoice.js';
import { usePast } from '../../shared/past/usePast.js';
import { activities } from './dashboard.js';
import { ProductCard } from './ProductCard.js';

/** What came, left and was scrapped, a card for each product. */
export default function DashboardScreen() {
  const translate = useTranslate();
  const prefix = usePrefix();
  const asOf = usePast();
  const moment = { query: asOf ? { asOf } : {} };
  const { data: trends } = useRead(`/${prefix}/tdb/serie`, moment);
  const { data: rows, error, refetch } = useRead(`/${prefix}/tdb`, moment);
  const title = translate('dashboard.title');

  if (!rows || rows.length === 0) {
    return (
      <Page title={title}>
        <AsOfChoice />
        <Panel>
          {rows ? (
            <EmptyState
              title={translate('dashboard.empty')}
              help={translate('dashboard.emptyHelp')}
              action={
                !asOf && (
                  <LinkButton to={`/${prefix}/stock-entries`} variant="contained">
                    {translate('dashboard.enter')}
                  </LinkButton>
                )
              }
            />
          ) : (
            <NotLoaded read={{ error, refetch }} rows={3} height={220} />
          )}
        </Panel>
      </Page>
    );
  }
  return (
    <Page title={title} lead={translate('dashboard.lead')}>
      <AsOfChoice />
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
    </Page>
  );
}
