import Paper, { type PaperProps } from '@mui/material/Paper';

interface Props extends PaperProps {
  /** The content brings its own space: sections, tables. */
  readonly flush?: boolean;
}

/** A white sheet with a hairline: what carries content. */
export function Sheet({ flush = false, sx, ...props }: Props) {
  return (
    <Paper
      {...props}
      sx={[
        { border: 1, borderColor: 'divider', p: flush ? 0 : { xs: 4, md: 5 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
