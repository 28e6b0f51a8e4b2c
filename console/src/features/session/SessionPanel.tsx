import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';

/** The one panel of a public page. */
export function SessionPanel({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const translate = useTranslate();
  const product = translate('app.name');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <Paper
      sx={{
        width: '100%',
        maxWidth: 420,
        mx: 'auto',
        p: { xs: 5, sm: 8 },
        border: 1,
        borderColor: 'divider',
        borderTop: 3,
        borderTopColor: 'primary.main',
        display: 'grid',
        gap: 5,
      }}
    >
      <div>
        <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
          {title}
        </Typography>
        {lead && (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {lead}
          </Typography>
        )}
      </div>
      {children}
    </Paper>
  );
}
