import Paper, { type PaperProps } from '@mui/material/Paper';

/** A white sheet with a hairline: what carries content. */
export function Sheet({ sx, ...props }: PaperProps) {
  return (
    <Paper
      {...props}
      sx={[{ border: 1, borderColor: 'divider', p: { xs: 4, md: 5 } }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
