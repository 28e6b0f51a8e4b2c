import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR } from '@mui/x-date-pickers/locales';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import { type KeyboardEvent, type ReactNode, type Ref, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { serviceNow } from '../../../api/service-clock.js';
import { useI18n } from '../../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../../providers/session/SessionProvider.js';
import { calendarDate, toLocal } from '../../format/zone.js';
import type { FieldInput } from '../useField.js';
import { type DateParts, useDateTakenBack } from './useDateTakenBack.js';

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
  readonly parts: DateParts;
  /** Gives later what the form holds now: more than the value tells, seconds for example. */
  readonly keep: () => () => void;
  /** `YYYY-MM-DD` */
  readonly min?: string;
  readonly max?: string;
}

/**
 * Entry of a date in the format of its reader, typed or chosen (docs/rules/screens.md, SC-2). The browser's own inputs
 * follow the language of the browser, which may write the same day the other way round.
 */
export function DateInput(props: Props) {
  const { kind, label, value, onChange, disabled, parts, keep, min, max, ...textField } = props;
  const { locale } = useI18n();
  const { patterns } = useFormat();
  const { zone } = useSession();
  const adapter = useMemo(() => businessAdapter(zone), [zone]);
  // Kept while it is typed: the form holds null until it is a date, and null would empty the field.
  const [draft, setDraft] = useState<Dayjs>();
  const type = (date: Dayjs | null) => {
    const isDraft = date !== null && !isComplete(date);
    setDraft(isDraft ? date : undefined);
    onChange(isDraft ? undefined : (date?.format(TEXTS[kind]) ?? null));
  };
  const takenBack = useDateTakenBack({
    parts,
    isDate: value !== null,
    keep: () => {
      const putBack = keep();
      return () => {
        setDraft(undefined);
        onChange(value);
        putBack();
      };
    },
  });
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
      field: { clearable: !textField.required, fieldRef: parts, onKeyDown: submitOnEnter },
    },
  } as const;
  return (
    <LocalizationProvider
      dateAdapter={adapter}
      adapterLocale={locale}
      localeText={WORDS[locale].components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <EffectsBeforeTyping ref={takenBack.ref}>
        {kind === 'minute' ? (
          <DateTimePicker key={takenBack.key} {...shared} ampm={false} />
        ) : (
          <DatePicker
            key={takenBack.key}
            {...shared}
            views={VIEWS[kind]}
            openTo={kind === 'month' ? 'year' : 'day'}
          />
        )}
      </EffectsBeforeTyping>
    </LocalizationProvider>
  );
}

/**
 * Runs effects that are still waiting before the picker hears of a key. A picker notes which part is being typed, and
 * an effect of each drawing clears the note: where the screen was drawn just before, the effect would come between the
 * key and what it changes, and the picker, without its note, empties all parts of a date that is none yet.
 */
function EffectsBeforeTyping({ ref, children }: { ref: Ref<HTMLElement>; children: ReactNode }) {
  // React runs waiting effects before it draws, and what is drawn here is next to nothing.
  const [, draw] = useReducer((drawings: number) => drawings + 1, 0);
  const runEffects = () => flushSync(draw);
  return (
    <Box ref={ref} onKeyDownCapture={runEffects} onInputCapture={runEffects} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}

/**
 * Enter sends the form, as in any other field: a part of a date is no input, from which the browser would send it.
 * Within a part of a form that takes Enter for something of its own, it is left to that. The picker's own way knows
 * neither that, nor a button that is outside of the form.
 */
function submitOnEnter(event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void {
  const part = event.target as HTMLElement;
  if (event.key !== 'Enter' || part.getAttribute('role') !== 'spinbutton') return;
  event.defaultMuiPrevented = true;
  const taker = part.closest('form, [data-takes-enter]');
  if (!(taker instanceof HTMLFormElement)) return;
  event.preventDefault();
  taker.requestSubmit();
}

/** While a year is typed, 2 and 20 and 202 are years too. */
const isComplete = (date: Dayjs): boolean => date.isValid() && date.year() >= 1900;

/**
 * Dates for the pickers, to whom now is what a clock shows where the business is, by the service's time. By themselves
 * they would take the clock of the device, and of that what it shows in UTC (docs/rules/screens.md, SC-18).
 */
const businessAdapter = (zone: string) =>
  class extends AdapterDayjs {
    constructor(options?: ConstructorParameters<typeof AdapterDayjs>[0]) {
      super(options);
      const read = this.date;
      this.date = (value, timezone) =>
        read(value === undefined ? (toLocal(serviceNow(), zone) as typeof value) : value, timezone);
    }
  };
