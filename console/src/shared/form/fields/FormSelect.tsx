import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { type FieldProps, useField } from '../useField.js';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props extends FieldProps<string | null> {
  readonly options: readonly Option[];
  /** Stands for no choice: "either" in a filter. */
  readonly emptyLabel?: string;
}

/** One of a short list; what is optional can be taken back. */
export function FormSelect({ options, emptyLabel, ...props }: Props) {
  const translate = useTranslate();
  const field = useField<string | null>(props);
  const isKnown = options.some(({ value }) => value === field.value);
  return (
    <TextField
      select
      label={props.label}
      required={props.required}
      disabled={props.disabled}
      value={isKnown ? field.value : ''}
      onChange={(event) => field.set(event.target.value === '' ? null : event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={field.error !== undefined}
      helperText={field.error ?? props.help}
    >
      {!props.required && (
        <MenuItem value="">
          <em>{emptyLabel ?? translate('state.none')}</em>
        </MenuItem>
      )}
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
