import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Below 960 px: whole-screen dialogs, cards instead of tables (section 2 "Home", "Header"). */
export const useIsSmall = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
