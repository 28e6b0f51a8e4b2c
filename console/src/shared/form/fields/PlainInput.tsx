import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { coarse, space } from '../../../theme/tokens.js';

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoFocus' | 'required'> {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly error?: string;
  /** At the end of the field, within its outline. */
  readonly end?: ReactNode;
}

/**
 * A field that the browser keeps. The public pages do without the form library and without MUI's fields: they are the
 * first thing that a phone loads. It looks as those do. The browser checks that it is filled; the page says so, in its
 * own language and as elsewhere, and leads to the first field that is not.
 */
export function PlainInput({ label, error: refusal, end, ...props }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const error = isMissing ? translate('global.error.required') : refusal;
  const refuse = (event: FormEvent<HTMLInputElement>) => {
    // The browser's own words, which are in its language.
    event.preventDefault();
    setMissing(true);
    const input = event.currentTarget;
    const fields = [...(input.form?.elements ?? [])];
    const first = fields.find((field) => field instanceof HTMLInputElement && !field.validity.valid);
    if (first === input) input.focus();
  };
  return (
    <div>
      <Frame>
        <input
          {...props}
          id={id}
          // What `:placeholder-shown` needs to tell an empty field.
          placeholder=" "
          autoCapitalize="none"
          spellCheck={false}
          onInvalid={refuse}
          onInput={() => setMissing(false)}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-help`}
        />
        <label htmlFor={id}>{label}</label>
        {end}
      </Frame>
      {error && (
        <Box
          id={`${id}-help`}
          sx={{
            mt: '3px',
            typography: 'caption',
            color: 'error.main',
            fontWeight: 'fontWeightMedium',
          }}
        >
          {error}
        </Box>
      )}
    </div>
  );
}

const Frame = styled('div')(({ theme: { vars, shape, typography } }) => {
  const outline = (color: string, width = 1) => ({ boxShadow: `inset 0 0 0 ${width}px ${color}` });
  const { text, error, primary, background, ...palette } = vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: space.control,
    [coarse]: { minHeight: space.touch },
    borderRadius: shape.borderRadius,
    backgroundColor: background.paper,
    ...outline(palette.outline),
    '&:hover': outline(text.primary),
    '&:has(input:focus)': outline(primary.main, 2),
    '&:has([aria-invalid=true])': outline(error.main),
    '&:has([aria-invalid=true]:focus)': outline(error.main, 2),
    input: {
      ...typography.body1,
      flex: 1,
      // As wide as its place, not as wide as the browser thinks an input is.
      width: '100%',
      minWidth: 0,
      alignSelf: 'stretch',
      padding: '0 14px',
      border: 0,
      borderRadius: shape.borderRadius,
      outline: 0,
      color: 'inherit',
      background: 'none',
    },
    label: {
      ...typography.body1,
      position: 'absolute',
      left: 9,
      top: '50%',
      padding: '0 5px',
      maxWidth: 'calc(100% - 24px)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // A touch on it goes to the field below.
      pointerEvents: 'none',
      color: text.secondary,
      transformOrigin: 'top left',
      transform: 'translateY(-50%)',
      transition: 'transform 0.2s, top 0.2s',
    },
    // Above what is typed, and over the outline.
    'input:is(:focus, :not(:placeholder-shown), :autofill) + label': {
      top: 0,
      backgroundColor: background.paper,
      transform: 'scale(0.75) translateY(-50%)',
    },
    'input:focus + label': { color: primary.main },
    'input[aria-invalid=true] + label': { color: error.main },
  };
});
