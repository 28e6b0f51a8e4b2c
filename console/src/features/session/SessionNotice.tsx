import Failed from '@mui/icons-material/ErrorOutlineOutlined';
import Told from '@mui/icons-material/InfoOutlined';
import Done from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';

const LOOKS = {
  success: { tone: 'good', Icon: Done, role: 'status' },
  info: { tone: 'notice', Icon: Told, role: undefined },
  error: { tone: 'danger', Icon: Failed, role: 'alert' },
} as const;

interface Props {
  readonly severity: keyof typeof LOOKS;
  readonly children: string;
}

/** What the pages before the sign-in have to say. It looks as MUI's Alert does here, at a tenth of its weight. */
export function SessionNotice({ severity, children }: Props) {
  const { tone, Icon, role } = LOOKS[severity];
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        px: 4,
        py: 1.5,
        borderRadius: 1,
        typography: 'body2',
        bgcolor: `tones.${tone}.tint`,
        borderInlineStart: '4px solid',
        borderColor: `tones.${tone}.ink`,
      }}
    >
      <Icon aria-hidden sx={{ my: '7px', mr: 3, fontSize: 22, color: `tones.${tone}.ink` }} />
      <Box sx={{ py: 2 }}>{children}</Box>
    </Box>
  );
}
