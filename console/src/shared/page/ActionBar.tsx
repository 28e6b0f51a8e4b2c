import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { BOTTOM_BAR, tall } from '../../theme/tokens.js';

/**
 * Stays at the bottom of a window that is high enough: what finishes the page is always one key or thumb away. A field
 * that takes the focus is scrolled to where the bar does not hide it.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty(BOTTOM_BAR, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(BOTTOM_BAR);
    };
  }, []);
  return (
    <Box
      ref={bar}
      sx={{
        [tall]: { position: 'sticky', bottom: 0, zIndex: 2 },
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 3,
        mt: 5,
        mx: { xs: -4, md: 0 },
        px: { xs: 4, md: 0 },
        py: 3,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      {children}
    </Box>
  );
}
