import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { Brand } from '../shared/navigation/Brand.js';
import { LanguageSwitch } from '../shared/navigation/LanguageSwitch.js';
import { ThemeSwitch } from '../shared/navigation/ThemeSwitch.js';

/** Around sign-in: nothing but the mark, the language and the page. */
export default function PublicLayout() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 4, md: 8 }, py: 3 }}
      >
        <Brand />
        <Box sx={{ flex: 1 }} />
        <LanguageSwitch />
        <ThemeSwitch />
      </Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          alignItems: { xs: 'start', sm: 'center' },
          px: 4,
          pt: 4,
          pb: { xs: 6, sm: 24 },
        }}
      >
        <Outlet />
      </Box>
    </Box>
  );
}
