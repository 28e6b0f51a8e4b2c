/** How MUI's parts look here: flat panels with a thin border, dense rows, a focus ring that cannot be missed. */
import type { CssVarsTheme, Theme, ThemeOptions } from '@mui/material/styles';
import { BOTTOM_BAR, coarse, forced, low, space, tall, type } from './tokens.js';

type Themed = Omit<Theme, 'palette'> & CssVarsTheme;

const focusRing = (theme: Themed) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

/** A field to type into. */
const control = (theme: Themed) => ({
  backgroundColor: theme.vars.palette.background.paper,
  minHeight: space.control,
  [coarse]: { minHeight: space.touch },
  '&.Mui-disabled': { backgroundColor: theme.vars.palette.sunken },
});

/** What is chosen or current, which otherwise a background alone tells. */
const CHOSEN = ':is(label:has(> input[type=radio]:checked), nav [aria-current], .Mui-selected)';

/** Paper is white, whatever the theme of the screen. */
const lightColours = (theme: Themed) =>
  Object.assign({}, ...theme.generateStyleSheets().map((sheet) => sheet[':root, [data-theme="light"]']));

/**
 * The very type that `createTheme` takes: another that means the same is compared with it part by part for each of
 * MUI's components, which was nine tenths of the time of the type check.
 */
export const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        [tall]: { scrollPaddingTop: 72, scrollPaddingBottom: `calc(var(${BOTTOM_BAR}, 0px) + 24px)` },
      },
      body: { fontVariantNumeric: 'tabular-nums', minHeight: '100dvh' },
      '#root': { minHeight: '100dvh' },
      strong: { fontWeight: type.weight.medium },
      ':focus-visible': focusRing(theme as Themed),
      'input[type=number]': { MozAppearance: 'textfield' },
      'input[type=number]::-webkit-inner-spin-button, input[type=number]::-webkit-outer-spin-button': {
        WebkitAppearance: 'none',
        margin: 0,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transition: 'none !important',
        },
      },
      [forced]: { [CHOSEN]: { backgroundColor: 'Highlight' } },
      '@media print': {
        ':root[data-theme]': lightColours(theme as Themed),
        body: { backgroundColor: '#fff' },
        // What can be pressed or typed into around the rows is nothing on paper.
        'button:not([data-sort]), a.MuiButtonBase-root, .MuiPagination-root, form[role=search]': {
          display: 'none !important',
        },
        // On paper nothing scrolls: the browser makes the page smaller until the widest table fits.
        '.MuiPaper-root, .MuiTableContainer-root, .RaDataTable-tableWrapper': {
          overflow: 'visible !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: space.control, paddingInline: 16, [coarse]: { minHeight: space.touch } },
      sizeLarge: { minHeight: space.touch, fontSize: `${type.size.lead / 16}rem` },
      sizeSmall: { minHeight: 32, paddingInline: 10, [coarse]: { minHeight: 44 } },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.outline }),
      contained: ({ theme }) => ({
        '&.Mui-disabled': {
          color: theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.sunken,
        },
        [forced]: { border: '1px solid ButtonText' },
        // The circle of a running command is in the middle of the button: the words below it are not drawn.
        '&.MuiButton-loadingPositionCenter.Mui-disabled': { color: 'transparent' },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: space.radius, [coarse]: { minWidth: 44, minHeight: 44 } } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  // What was chosen is read in full, on several lines where one has no room for it.
  MuiSelect: { defaultProps: { size: 'small' }, styleOverrides: { select: { whiteSpace: 'normal' } } },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 8px 24px rgb(0 0 0 / 0.16)',
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => control(theme),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.outline }),
    },
  },
  MuiPickersTextField: {
    defaultProps: { size: 'small', fullWidth: true },
    styleOverrides: { root: { minWidth: 0 } },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => control(theme),
      // As wide as its place, not as wide as MUI thinks a date is.
      sectionsContainer: { width: 'auto', minWidth: 0, flexGrow: 1 },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.outline }),
    },
  },
  MuiInputLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }) } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        color: theme.vars.palette.text.secondary,
        // It says why the field is locked.
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
        '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: type.weight.medium },
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: space.row, [coarse]: { minHeight: space.touch } } } },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: space.radius, fontWeight: type.weight.medium, height: 26 },
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const tone = { success: 'good', info: 'notice', warning: 'caution', error: 'danger' } as const;
        const { ink, tint } = theme.vars.palette.tones[tone[ownerState.severity ?? 'info']];
        return {
          color: theme.vars.palette.text.primary,
          backgroundColor: tint,
          borderInlineStart: `4px solid ${ink}`,
          '& .MuiAlert-icon': { color: ink },
          // On a phone, words in a narrow column beside a button would be longer than the page.
          [theme.breakpoints.down('sm')]: {
            '&:has(.MuiAlert-action > .MuiButton-root)': { flexWrap: 'wrap' },
            '&:has(.MuiAlert-action > .MuiButton-root) .MuiAlert-message': { flex: 1, minWidth: '75%' },
          },
        };
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        [theme.breakpoints.up('md')]: { minWidth: 500 },
        // Title and buttons leave a low window no room for what is between them: it all scrolls together.
        [low]: { display: 'block' },
      }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiTooltip: {
    defaultProps: {
      enterDelay: 400,
      arrow: true,
      // Within the landmark of what it explains, not beside all of them.
      slotProps: { popper: { container: () => document.getElementById('main') } },
    },
  },
  // A wave over a page of them costs the browser more than the rows that they stand for.
  MuiSkeleton: { defaultProps: { animation: false } },
  MuiLink: { defaultProps: { underline: 'always' } },
};
