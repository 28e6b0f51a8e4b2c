import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ApiCode, ErrorCode } from '../../../../api/generated/codes.js';
import { useI18n } from '../../../../i18n/I18nProvider.js';
import type { Rule } from '../../../../shared/form/rules.js';
import { type FieldProps, useField } from '../../../../shared/form/useField.js';
import { readNumber, writeNumber } from './number-text.js';

interface Props extends Omit<FieldProps<number | null>, 'label'> {
  /** At most; 0 for a whole number. */
  readonly decimals: number;
  readonly min?: number;
  readonly max?: number;
  /** Behind the figure: `h`, `°C`. */
  readonly unit?: string;
}

const isNumber =
  (decimals: number): Rule<number | null> =>
  (value) =>
    Number.isNaN(value) ? { code: decimals === 0 ? ErrorCode.integer : ApiCode.notNumber } : undefined;

const atLeast =
  (min: number | undefined): Rule<number | null> =>
  (value) =>
    value !== null && min !== undefined && value < min
      ? { code: ErrorCode.min, arguments: { min } }
      : undefined;

const below =
  (max: number | undefined): Rule<number | null> =>
  (value) =>
    value !== null && max !== undefined && value > max
      ? { code: ApiCode.max, arguments: { max } }
      : undefined;

/** A figure, typed as the reader's language writes it, decimals with a comma or a point. */
export function RecordNumber({ decimals, min, max, unit, ...props }: Props) {
  const { locale, translations } = useI18n();
  const [draft, setDraft] = useState<string>();
  const label = translations.translate(`administration.field.${props.name}`);
  const rules = [isNumber(decimals), atLeast(min), below(max), ...(props.rules ?? [])];
  const field = useField<number | null>({ ...props, label, rules });
  const written = writeNumber(field.value, locale === 'fr' ? ',' : '.');
  const read = (text: string) => readNumber(text, locale, decimals);
  const isDraft = draft !== undefined && Object.is(read(draft), field.value ?? null);
  return (
    <TextField
      label={label}
      required={props.required}
      disabled={props.disabled}
      value={isDraft ? draft : written}
      onChange={({ target }) => {
        setDraft(target.value);
        field.set(read(target.value));
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      autoComplete="off"
      error={field.error !== undefined}
      helperText={field.error ?? props.help}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}
