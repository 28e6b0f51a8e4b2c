import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { tall } from '../../theme/tokens.js';
import { HEADER_HEIGHT } from './layout.js';
import { MenuLinks } from './MenuLinks.js';

/** Wide screens keep the centre's work at hand, high ones also while the page scrolls. */
export function SideMenu() {
  const translate = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={translate('app.menu')}
      sx={{
        display: { xs: 'none', lg: 'block' },
        displayPrint: 'none',
        width: 248,
        flexShrink: 0,
        alignSelf: 'flex-start',
        [tall]: {
          position: 'sticky',
          top: HEADER_HEIGHT,
          maxHeight: `calc(100dvh - ${HEADER_HEIGHT}px)`,
          overflowY: 'auto',
        },
        px: 3,
        py: 6,
      }}
    >
      <MenuLinks />
    </Box>
  );
}

/** The same, on smaller screens, behind a button. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: 300, maxWidth: '86vw' } } }}>
      <Box component="nav" aria-label={translate('app.menu')} sx={{ p: 3 }}>
        <MenuLinks onNavigate={onClose} />
      </Box>
    </Drawer>
  );
}
