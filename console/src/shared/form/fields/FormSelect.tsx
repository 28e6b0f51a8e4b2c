import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { labelOf } from '../../../i18n/options.js';
import { type FieldProps, useField } from '../useField.js';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Offered no longer: there only while it is the chosen one, and marked. */
  readonly isWithdrawn?: boolean;
  /** Heading over those that follow one another with the same. */
  readonly group?: string;
}

interface Props extends FieldProps<string | null> {
  /** Absent while they are being read: nothing can be chosen yet, and what is required is asked for all the same. */
  readonly options: readonly Option[] | undefined;
  /** Stands for no choice: "either" in a filter. */
  readonly emptyLabel?: string;
}

/** One of a short list; what is optional can be taken back. */
export function FormSelect({ options, emptyLabel, ...props }: Props) {
  const translate = useTranslate();
  const field = useField<string | null>(props);
  const shown = withChosen(options ?? [], field.value);
  const isKnown = shown.some(({ value }) => value === field.value);
  return (
    <TextField
      {...field.input}
      select
      disabled={props.disabled || options === undefined}
      value={isKnown ? field.value : ''}
      onChange={(event) => field.set(event.target.value === '' ? null : event.target.value)}
      // Where an empty choice has a meaning, the label says which.
      slotProps={
        emptyLabel === undefined ? {} : { select: { displayEmpty: true }, inputLabel: { shrink: true } }
      }
    >
      {!props.required && (
        <MenuItem value="">
          <em>{emptyLabel ?? translate('state.none')}</em>
        </MenuItem>
      )}
      {shown.flatMap((option, at) => [
        option.group !== undefined && option.group !== shown[at - 1]?.group && (
          <ListSubheader key={option.group} sx={{ bgcolor: 'sunken', lineHeight: '32px' }}>
            {option.group}
          </ListSubheader>
        ),
        <MenuItem key={option.value} value={option.value}>
          {labelOf(option, translate)}
        </MenuItem>,
      ])}
    </TextField>
  );
}

/** What is offered, and the chosen one though it is not; none while the options are still being read. */
function withChosen(options: readonly Option[], chosen: string | null): readonly Option[] {
  const offered = options.filter(({ value, isWithdrawn }) => !isWithdrawn || value === chosen);
  const isMissing = chosen !== null && options.length > 0 && !offered.some(({ value }) => value === chosen);
  return isMissing ? [...offered, { value: chosen, label: chosen, isWithdrawn: true }] : offered;
}
