import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { MenuIcon } from '../../shared/navigation/MenuIcon.js';
import type { MenuEntry } from '../../shared/navigation/workplace-menu.js';

export function HomeTile({ entry: { path, title, icon } }: { entry: MenuEntry }) {
  const translate = useTranslate();
  return (
    <li>
      <Box
        component={Link}
        to={path}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { xs: 'flex-start', md: 'center' },
          justifyContent: { xs: 'space-between', md: 'flex-start' },
          gap: { xs: 3, md: 4 },
          height: '100%',
          minHeight: { xs: 104, md: 88 },
          p: { xs: 3, md: 5 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          typography: { xs: 'body1', md: 'subtitle1' },
          // A word that is longer than its tile goes on in the next line.
          hyphens: 'auto',
          overflowWrap: 'anywhere',
          fontWeight: 'fontWeightMedium',
          lineHeight: 1.25,
          transition: 'border-color 120ms',
          '&:hover': { borderColor: 'primary.main' },
          '& svg': { color: 'primary.main', fontSize: 28 },
        }}
      >
        <MenuIcon name={icon} />
        {translate(title)}
      </Box>
    </li>
  );
}
