import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { menuOf } from '../../shared/navigation/workplace-menu.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { HomeTile } from './HomeTile.js';

/** The selected centre's work (docs/rules/screens.md, SC-5). */
export default function HomeScreen() {
  const translate = useTranslate();
  const { user, centre } = useSession();
  const { work, more } = menuOf({ user, centre });
  const title = centre?.nom ?? translate('home.administration');
  const lead = centre
    ? [translate(`enum.centreType.${centre.type}`), centre.service].filter(Boolean).join(' · ')
    : translate('home.administrationLead');

  return (
    <Page title={title} lead={lead}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 2.5, md: 4 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fill, minmax(250px, 1fr))' },
        }}
      >
        {work.map((entry) => (
          <HomeTile key={entry.path + entry.title} entry={entry} />
        ))}
      </Box>
      {more.length > 0 && (
        <Box component="section" aria-labelledby="home-more" sx={{ mt: 8 }}>
          <Typography id="home-more" variant="h3" component="h2" sx={{ mb: 3 }}>
            {translate('home.more')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {more.map(({ path, title: name }) => (
              <LinkButton key={path} to={path} variant="outlined" color="inherit">
                {translate(name)}
              </LinkButton>
            ))}
          </Box>
        </Box>
      )}
    </Page>
  );
}
