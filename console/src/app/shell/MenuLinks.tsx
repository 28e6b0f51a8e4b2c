import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { NavLink, useLocation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { MenuIcon } from '../../shared/navigation/MenuIcon.js';
import { type MenuEntry, menuOf, OFFLINE_MENU } from '../../shared/navigation/workplace-menu.js';

export function MenuLinks({ onNavigate }: { onNavigate?: () => void }) {
  const translate = useTranslate();
  const session = useSession();
  const { pathname } = useLocation();
  const { work, more } = useIsOffline() ? OFFLINE_MENU : menuOf(session);
  /** The entry of this page: of several whose paths begin its address, the one with the longest path. */
  const [current] = [...work, ...more]
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length);
  return (
    <>
      <Links entries={work} current={current} onNavigate={onNavigate} />
      {more.length > 0 && <Divider sx={{ my: 3, mx: 3 }} />}
      <Links entries={more} current={current} onNavigate={onNavigate} />
      <Box sx={{ mt: 4, px: 3, typography: 'caption' }}>
        <Box component={NavLink} to="/notice" onClick={onNavigate} sx={{ color: 'text.secondary' }}>
          {translate('notice.title')}
        </Box>
      </Box>
    </>
  );
}

interface LinksProps {
  readonly entries: readonly MenuEntry[];
  /** Path of the entry of this page. */
  readonly current: string | undefined;
  readonly onNavigate?: () => void;
}

function Links({ entries, current, onNavigate }: LinksProps) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {entries.map(({ path, title, icon }) => (
        <li key={`${path} ${title}`}>
          <Box
            component={NavLink}
            to={path}
            end={path !== current}
            onClick={onNavigate}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              minHeight: { xs: 48, lg: 38 },
              px: 3,
              py: 1.25,
              borderRadius: 1,
              color: 'text.secondary',
              textDecoration: 'none',
              lineHeight: 1.25,
              '& svg': { fontSize: 20, flexShrink: 0 },
              '&:hover': { bgcolor: 'sunken', color: 'text.primary' },
              // No bolder: a longer word would wrap, and what stands below it would jump.
              '&.active': { bgcolor: 'primaryTint', color: 'primary.main' },
            }}
          >
            <MenuIcon name={icon} />
            {translate(title)}
          </Box>
        </li>
      ))}
    </Box>
  );
}
