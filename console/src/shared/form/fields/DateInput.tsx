import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR } from '@mui/x-date-pickers/locales';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import { type KeyboardEvent, useState } from 'react';
import { useI18n } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { calendarDate } from '../../format/zone.js';
import type { FieldInput } from '../useField.js';

/** How the chosen date is written as text. */
const TEXTS = { day: 'YYYY-MM-DD', month: 'YYYY-MM-DD', minute: 'YYYY-MM-DDTHH:mm' } as const;
const VIEWS = { day: ['year', 'month', 'day'], month: ['year', 'month'] } as const;
const WORDS = { fr: frFR, en: enUS };

interface Props extends FieldInput {
  readonly kind: keyof typeof TEXTS;
  /** `YYYY-MM-DD`, for a minute `YYYY-MM-DDTHH:mm`; null: empty. */
  readonly value: string | null;
  /** `undefined`: what is typed is not a date yet. */
  readonly onChange: (value: string | null | undefined) => void;
  /** `YYYY-MM-DD` */
  readonly min?: string;
  readonly max?: string;
}

/**
 * Entry of a date in the format of its reader, typed or chosen (docs/rules/screens.md, SC-2). The browser's own inputs
 * follow the language of the browser, which may write the same day the other way round.
 */
export function DateInput({ kind, label, value, onChange, disabled, min, max, ...textField }: Props) {
  const { locale } = useI18n();
  const { patterns } = useFormat();
  // Kept while it is typed: the form holds null until it is a date, and null would empty the field.
  const [draft, setDraft] = useState<Dayjs>();
  const type = (date: Dayjs | null) => {
    const isDraft = date !== null && !isComplete(date);
    setDraft(isDraft ? date : undefined);
    onChange(isDraft ? undefined : (date?.format(TEXTS[kind]) ?? null));
  };
  const shared = {
    label,
    // A calendar date has no zone, and a clock time here is already that of the business.
    timezone: 'UTC',
    value: value === null ? (draft ?? null) : calendarDate(value),
    onChange: type,
    format: patterns[kind],
    disabled,
    minDate: min === undefined ? undefined : calendarDate(min),
    maxDate: max === undefined ? undefined : calendarDate(max),
    slotProps: {
      textField,
      field: { clearable: !textField.required },
    },
  } as const;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale}
      localeText={WORDS[locale].components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Box onKeyDown={submitOnEnter} sx={{ display: 'contents' }}>
        {kind === 'minute' ? (
          <DateTimePicker {...shared} ampm={false} />
        ) : (
          <DatePicker {...shared} views={VIEWS[kind]} openTo={kind === 'month' ? 'year' : 'day'} />
        )}
      </Box>
    </LocalizationProvider>
  );
}

/** As in any other field: a part of a date is no input, which would do it by itself. */
function submitOnEnter(event: KeyboardEvent): void {
  const part = event.target as HTMLElement;
  if (event.key !== 'Enter' || part.getAttribute('role') !== 'spinbutton') return;
  event.preventDefault();
  part.closest('form')?.requestSubmit();
}

/** While a year is typed, 2 and 20 and 202 are years too. */
const isComplete = (date: Dayjs): boolean => date.isValid() && date.year() >= 1900;
