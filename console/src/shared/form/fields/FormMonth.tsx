import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useI18n } from '../../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../../providers/session/SessionProvider.js';
import { lastDayOfMonth, today } from '../../format/zone.js';
import { type FieldProps, useField } from '../useField.js';
import { supportsInput } from './input-support.js';
import { NativeInput } from './NativeInput.js';

/** Years that an expiry may be chosen from (section 2 "Stock entry"). */
const YEARS = 30;

/**
 * A month, held as its last day `YYYY-MM-DD`. Two selects where the browser lacks the month input (section 5);
 * the choice of years spans 30 from the current one.
 */
export function FormMonth(props: FieldProps<string | null>) {
  const format = useFormat();
  const { zone } = useSession();
  const field = useField<string | null>(props);
  const thisYear = Number(today(zone).slice(0, 4));
  const month = field.value?.slice(0, 7) ?? '';
  const set = (value: string) => field.set(value === '' ? null : lastDayOfMonth(value));
  const help = field.error ?? (field.value ? format.month(field.value) : props.help);
  const shared = {
    required: props.required,
    disabled: props.disabled,
    onBlur: field.onBlur,
    error: field.error !== undefined,
  };

  if (supportsInput('month')) {
    return (
      <NativeInput
        type="month"
        label={props.label}
        value={month}
        onChange={set}
        inputRef={field.ref}
        min={`${thisYear}-01`}
        max={`${thisYear + YEARS}-12`}
        helperText={help}
        {...shared}
      />
    );
  }
  return <MonthSelects {...props} {...shared} month={month} onMonth={set} firstYear={thisYear} help={help} />;
}

interface SelectsProps {
  readonly label: string;
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly firstYear: number;
  readonly help?: string;
  readonly error: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

function MonthSelects({ label, month, onMonth, firstYear, help, error, required, disabled }: SelectsProps) {
  const { locale, translations } = useI18n();
  const [draft, setDraft] = useState({ year: month.slice(0, 4), month: month.slice(5, 7) });
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const choose = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onMonth(next.year && next.month ? `${next.year}-${next.month}` : '');
  };
  const select = { select: true, error, required, disabled } as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 3 }}>
      <TextField
        {...select}
        label={label}
        helperText={help}
        value={draft.month}
        onChange={(event) => choose({ month: event.target.value })}
      >
        {Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')).map((value) => (
          <MenuItem key={value} value={value}>
            {names.format(new Date(`2000-${value}-01T00:00:00Z`))}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...select}
        label={translations.translate('field.year')}
        value={draft.year}
        onChange={(event) => choose({ year: event.target.value })}
      >
        {Array.from({ length: YEARS + 1 }, (_, index) => String(firstYear + index)).map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
