import Paper, { type PaperProps } from '@mui/material/Paper';

interface Props extends PaperProps {
  /** Without padding, for content that has its own: sections, tables. */
  readonly flush?: boolean;
}

/** A white surface with a thin border, on which content is shown. */
export function Panel({ flush = false, sx, ...props }: Props) {
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
