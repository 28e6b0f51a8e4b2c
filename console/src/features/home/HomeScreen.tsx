import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { workplaceOf } from '../../providers/session/session.js';
import { menuOf } from '../../shared/navigation/workplace-menu.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { Section } from '../../shared/page/Section.js';
import { AlertList } from './AlertList.js';
import { HomeTile } from './HomeTile.js';
import { StockGlance } from './StockGlance.js';

/** What waits first, then the stock at a glance, then the selected centre's work (docs/rules/screens.md, SC-5). */
export default function HomeScreen() {
  const translate = useTranslate();
  const { user, centre } = useSession();
  const workplace = workplaceOf({ user, centre });
  const { work, more } = menuOf({ user, centre });
  const title = centre?.nom ?? translate('home.administration');
  const lead = centre
    ? [translate(`enum.centreType.${centre.type}`), centre.service].filter(Boolean).join(' · ')
    : translate('home.administrationLead');

  return (
    <Page title={title} lead={lead}>
      {workplace !== 'none' && <AlertList />}
      {(workplace === 'referent' || workplace === 'dispatch' || workplace === 'vaccination') && (
        <StockGlance prefix={workplace} />
      )}
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {translate('home.work')}
      </Typography>
      <Box
        component="ul"
        aria-label={translate('home.work')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 2.5, md: 4 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(auto-fill, minmax(250px, 1fr))',
          },
        }}
      >
        {work.map((entry) => (
          <HomeTile key={entry.path + entry.title} entry={entry} />
        ))}
      </Box>
      {more.length > 0 && (
        <Section title={translate('home.more')} sx={{ mt: 8 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {more.map(({ path, title: name }) => (
              <LinkButton key={path} to={path} variant="outlined" color="inherit">
                {translate(name)}
              </LinkButton>
            ))}
          </Box>
        </Section>
      )}
    </Page>
  );
}
