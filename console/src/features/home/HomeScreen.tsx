import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { workplaceOf } from '../../providers/session/session.js';
import { menuOf } from '../../shared/navigation/workplace-menu.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { Page } from '../../shared/page/Page.js';
import { Section } from '../../shared/page/Section.js';
import { useIsSmall } from '../../shared/page/useIsSmall.js';
import { AlertList } from './AlertList.js';
import { StockGlance } from './StockGlance.js';
import { WorkTiles } from './WorkTiles.js';

/**
 * What waits first, then the stock at a glance, then the selected centre's work; on a phone the work comes before the
 * stock (docs/rules/screens.md, SC-5).
 */
export default function HomeScreen() {
  const translate = useTranslate();
  const session = useSession();
  const { centre } = session;
  const workplace = workplaceOf(session);
  const { work, more } = menuOf(session);
  const isSmall = useIsSmall();
  const title = centre?.nom ?? translate('home.administration');
  const lead = centre
    ? [translate(`enum.centreType.${centre.type}`), centre.service].filter(Boolean).join(' · ')
    : translate('home.administrationLead');

  return (
    <Page title={title} lead={lead}>
      {workplace !== 'none' && <AlertList />}
      {isSmall && <WorkTiles work={work} />}
      {(workplace === 'referent' || workplace === 'dispatch' || workplace === 'vaccination') && (
        <StockGlance prefix={workplace} />
      )}
      {!isSmall && <WorkTiles work={work} />}
      {more.length > 0 && (
        <Section title={translate('home.more')}>
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
