import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';

/** The mark leads home; on a phone it is the mark alone. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      component={Link}
      to="/"
      aria-label={translate('app.homeLink')}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2.5,
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        fontWeight: 'fontWeightBold',
        fontSize: '1.0625rem',
        letterSpacing: '-0.01em',
        whiteSpace: 'nowrap',
      }}
    >
      <img src="/mark.svg" alt="" width={30} height={30} />
      {!compact && translate('app.name')}
    </Box>
  );
}
