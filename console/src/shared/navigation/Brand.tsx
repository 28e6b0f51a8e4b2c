import Box from '@mui/material/Box';
import type { ElementType } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';

interface Props {
  /** How one comes home: by the router, or before the sign-in by the document. */
  readonly link: { readonly component: ElementType; readonly to?: string; readonly href?: string };
  readonly compact?: boolean;
}

/** The mark leads home; on a phone it is the mark alone. */
export function Brand({ link, compact = false }: Props) {
  const translate = useTranslate();
  return (
    <Box
      {...link}
      aria-label={translate('app.homeLink')}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2.5,
        minHeight: 44,
        minWidth: 44,
        justifyContent: 'center',
        color: 'text.primary',
        textDecoration: 'none',
        fontWeight: 'fontWeightBold',
        fontSize: '1.0625rem',
        letterSpacing: '-0.01em',
        lineHeight: 1.25,
        whiteSpace: { sm: 'nowrap' },
      }}
    >
      <img src="/mark.svg" alt="" width={30} height={30} />
      {!compact && translate('app.name')}
    </Box>
  );
}
