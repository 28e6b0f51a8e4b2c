import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Panel } from '../../shared/page/Panel.js';
import { Section } from '../../shared/page/Section.js';
import { daysLeft } from '../../shared/record/stock-rate.js';
import { Tag } from '../../shared/record/Tag.js';
import type { ToneName } from '../../theme/tokens.js';
import { DESK_PART } from './AlertList.js';
import { soonestFirst } from './desk.js';

/** Products that are shown; the dashboard has all. */
const SHOWN = 6;

const toneOf = (days: number): ToneName => (days < 7 ? 'danger' : days < 14 ? 'caution' : 'good');

/** What is there of each product, and for how many days at the rate of the last weeks. */
export function StockGlance({ prefix }: { prefix: Prefix }) {
  const translate = useTranslate();
  const format = useFormat();
  const { data, error, refetch } = useRead(`/${prefix}/tdb`);
  if (data?.length === 0) return null;
  return (
    <Section title={translate('home.stock')} sx={DESK_PART}>
      {data ? (
        <Panel flush>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {soonestFirst(data)
              .slice(0, SHOWN)
              .map((row) => {
                const days = daysLeft(row);
                return (
                  <Box
                    component="li"
                    key={row.idProduit}
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      justifyContent: 'space-between',
                      gap: 3,
                      px: { xs: 3.5, md: 5 },
                      py: 2.5,
                      borderTop: 1,
                      borderColor: 'divider',
                      '&:first-of-type': { borderTop: 0 },
                    }}
                  >
                    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                      <Typography component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
                        {row.nomCommercial}
                      </Typography>
                      <Typography component="span" variant="body2" color="textSecondary">
                        {format.packages(row.countStockRestant, row.produit)}
                      </Typography>
                    </Box>
                    {days === undefined ? (
                      <Typography variant="body2" color="textSecondary">
                        {translate('home.noExits')}
                      </Typography>
                    ) : (
                      <Tag tone={toneOf(days)}>
                        {translate('home.days', { smart_count: days, count: format.number(days) })}
                      </Tag>
                    )}
                  </Box>
                );
              })}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, borderTop: 1, borderColor: 'divider' }}>
            <LinkButton to={`/${prefix}/dashboard`}>{translate('home.wholeStock')}</LinkButton>
            <LinkButton to="/calendar">{translate('home.calendar')}</LinkButton>
          </Box>
        </Panel>
      ) : (
        <NotLoaded inPanel read={{ error, refetch }} rows={2} height={44} />
      )}
    </Section>
  );
}
