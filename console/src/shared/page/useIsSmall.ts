import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Below 960 px dialogs fill the screen and lists are cards (docs/rules/screens.md, SC-3). */
export const useIsSmall = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
