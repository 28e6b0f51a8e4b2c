/** The tokens in MUI's words: one theme under own screens and react-admin's alike. */

import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components.js';
import { breakpoints, dark, light, type Palette, space, type } from './tokens.js';

function scheme(palette: Palette) {
  return {
    palette: {
      primary: {
        main: palette.primary,
        dark: palette.primaryStrong,
        light: palette.primaryStrong,
        contrastText: palette.onPrimary,
      },
      secondary: { main: palette.inkMuted, contrastText: palette.surface },
      success: { main: palette.tones.good.ink, contrastText: palette.surface },
      warning: { main: palette.tones.caution.ink, contrastText: palette.surface },
      error: { main: palette.tones.danger.ink, contrastText: palette.surface },
      info: { main: palette.tones.notice.ink, contrastText: palette.surface },
      text: { primary: palette.ink, secondary: palette.inkMuted, disabled: palette.outline },
      divider: palette.hairline,
      background: { default: palette.canvas, paper: palette.surface },
      sunken: palette.sunken,
      outline: palette.outline,
      primaryTint: palette.primaryTint,
      tones: palette.tones,
      centres: palette.centres,
    },
  };
}

const rem = (pixels: number) => `${pixels / 16}rem`;
const heading = (size: number, lineHeight: number) => ({
  fontSize: rem(size),
  lineHeight,
  fontWeight: type.weight.strong,
  letterSpacing: '-0.01em',
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: scheme(light), dark: scheme(dark) },
  breakpoints: { values: breakpoints },
  spacing: space.unit,
  shape: { borderRadius: space.radius },
  typography: {
    fontFamily: type.text,
    fontSize: type.size.body,
    htmlFontSize: 16,
    fontWeightMedium: type.weight.medium,
    fontWeightBold: type.weight.strong,
    h1: heading(type.size.display, 1.15),
    h2: heading(type.size.title, 1.25),
    h3: heading(type.size.lead, 1.3),
    h4: heading(type.size.body, 1.35),
    h5: heading(type.size.body, 1.35),
    h6: heading(type.size.body, 1.35),
    subtitle1: { fontSize: rem(type.size.lead), lineHeight: 1.45 },
    subtitle2: { fontSize: rem(type.size.body), fontWeight: type.weight.medium },
    body1: { fontSize: rem(type.size.body), lineHeight: 1.5 },
    body2: { fontSize: rem(type.size.body - 1), lineHeight: 1.45 },
    caption: { fontSize: rem(type.size.caption), lineHeight: 1.4 },
    button: { fontSize: rem(type.size.body), fontWeight: type.weight.medium, textTransform: 'none' },
    code: { fontFamily: type.code, fontSize: '0.95em', fontWeight: 500 },
    figure: {
      fontSize: rem(type.size.figure),
      lineHeight: 1,
      fontWeight: type.weight.strong,
      letterSpacing: '-0.02em',
    },
  },
  components,
});
