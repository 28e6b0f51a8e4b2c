import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import MenuGlyph from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.js';
import { OfflineToggle } from '../../features/offline/OfflineToggle.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { Locale } from '../../i18n/locales.js';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import type { Workplace } from '../../providers/session/session.js';
import { workplaceOf } from '../../providers/session/session.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useWaited } from '../../shared/feedback/useWaited.js';
import { Brand } from '../../shared/navigation/Brand.js';
import { LanguageSwitch } from '../../shared/navigation/LanguageSwitch.js';
import { ThemeSwitch } from '../../shared/navigation/ThemeSwitch.js';
import { tall } from '../../theme/tokens.js';
import { AccountMenu } from './AccountMenu.js';
import { CentreSelector } from './CentreSelector.js';
import { HEADER_HEIGHT } from './layout.js';
import { CommandPalette } from './palette/CommandPalette.js';
import { MenuDrawer } from './SideMenu.js';

const HOME = { component: Link, to: '/' };

export function Header() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const waited = useWaited();
  const session = useSession();
  const { user } = session;
  const isOffline = useIsOffline();
  const [isMenuOpen, setMenuOpen] = useState(false);

  const { mutate: keepLanguage } = useMutation({
    mutationFn: (langue: Locale) => waited(call('put', '/utilisateurs/langue', { body: { langue } })),
    onError: (error) => announce.error(commandErrorText(error, translate)),
  });
  const language = {
    onChange: keepLanguage,
    onFailed: () => announce.error(translate('update.languageGone')),
  };

  return (
    <Box
      component="header"
      sx={{
        [tall]: { position: 'sticky', top: 0, zIndex: 'appBar' },
        displayPrint: 'none',
        height: HEADER_HEIGHT,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, md: 2 },
        px: { xs: 2, md: 5 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        borderTop: 3,
        borderTopColor: CENTRE_COLOURS[workplaceOf(session)],
      }}
    >
      <IconButton
        color="inherit"
        aria-label={translate('app.openMenu')}
        onClick={() => setMenuOpen(true)}
        sx={{ display: { lg: 'none' } }}
      >
        <MenuGlyph />
      </IconButton>
      <MenuDrawer open={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <Box sx={{ display: { xs: 'none', md: 'block' }, width: { lg: 238 } }}>
        <Brand link={HOME} />
      </Box>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <Brand link={HOME} compact />
      </Box>
      <CentreSelector />
      <OfflineToggle />
      <Box sx={{ display: { xs: 'none', sm: 'block' }, flex: 1 }} />
      {!isOffline && <CommandPalette />}
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}>
        <LanguageSwitch {...language} />
        <ThemeSwitch />
        <Tooltip title={`${user.firstname} ${user.lastname}`}>
          <IconButton color="inherit" component={Link} to="/me" aria-label={translate('app.account')}>
            <AccountIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={translate('app.signOut')}>
          <IconButton color="inherit" component={Link} to="/logout" aria-label={translate('app.signOut')}>
            <SignOutIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ display: { xs: 'flex', sm: 'none' } }}>
        <LanguageSwitch compact {...language} />
        <AccountMenu />
      </Box>
    </Box>
  );
}

/** Keys of the theme's palette: the colour shows the kind of centre. */
const CENTRE_COLOURS: Readonly<Record<Workplace, string>> = {
  referent: 'centres.referent',
  affiliates: 'centres.referent',
  dispatch: 'centres.dispatch',
  vaccination: 'centres.vaccination',
  point: 'centres.point',
  administration: 'centres.administration',
  none: 'centres.administration',
};
