import Box from '@mui/material/Box';

interface Props {
  readonly href: string;
  readonly children: string;
}

/** Leads to another page before the sign-in, which is another document. */
export const SessionLink = ({ href, children }: Props) => (
  <Box component="a" href={href} sx={{ justifySelf: 'start', color: 'primary.main' }}>
    {children}
  </Box>
);
