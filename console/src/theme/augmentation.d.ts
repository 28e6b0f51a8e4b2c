import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { Palette as Tokens } from './tokens.js';

type Own = Pick<Tokens, 'sunken' | 'outline' | 'tones' | 'centres'> & { primaryTint: string };

declare module '@mui/material/styles' {
  interface Palette extends Own {}
  interface PaletteOptions extends Partial<Own> {}
  interface TypographyVariants {
    code: React.CSSProperties;
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    code?: React.CSSProperties;
    figure?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    code: true;
    figure: true;
  }
}
