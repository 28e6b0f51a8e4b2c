import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useIsPrinted } from './useIsPrinted.js';

/**
 * Below 960 px dialogs fill the screen and lists are cards (docs/rules/screens.md, SC-3). On paper, which is narrower
 * than a desk, it stays as on the screen: other rows would be fetched, and be printed before they are there (SC-21).
 */
export function useIsSmall(): boolean {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isPrinted = useIsPrinted();
  const onScreen = useRef(isSmall);
  if (!isPrinted) onScreen.current = isSmall;
  return onScreen.current;
}
