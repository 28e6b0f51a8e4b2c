import type { CSSProperties, ReactNode } from 'react';

/** In pixels: the length 1 of MUI's `sx` means all of the width, which would widen what the text is in. */
const HIDDEN: CSSProperties = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** A text that is read out and not seen, such as the heading of a column of buttons. */
export const ScreenReaderText = ({ children }: { children: ReactNode }) => (
  <span style={HIDDEN}>{children}</span>
);
