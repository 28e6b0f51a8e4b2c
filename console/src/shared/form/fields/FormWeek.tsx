import BeforeIcon from '@mui/icons-material/ChevronLeftOutlined';
import AfterIcon from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { narrowest } from '../../../theme/tokens.js';
import { addDays, mondayOf, weekNumber } from '../../format/zone.js';
import type { FieldProps } from '../useField.js';
import { DateInput } from './DateInput.js';
import { useDateField } from './useDateField.js';

/**
 * A week, held as its Monday `YYYY-MM-DD`. Any day chooses its week: half of the browsers have no week input, and
 * nobody knows weeks by number.
 */
export function FormWeek(props: FieldProps<string | null>) {
  const translate = useTranslate();
  const format = useFormat();
  const field = useDateField(props);
  const monday = field.value;
  // The day as it was typed: to show its Monday at once would change the digits under the reader's hands.
  const [day, setDay] = useState<string | null>(null);
  const type = (typed: string | null | undefined) => {
    setDay(typed ?? null);
    field.type(typed && mondayOf(typed));
  };
  const period =
    monday &&
    translate('week.period', {
      week: weekNumber(monday),
      from: format.date(monday),
      to: format.date(addDays(monday, 6)),
    });
  const move = (label: string, days: number, icon: React.ReactNode) => (
    <Button
      variant="outlined"
      aria-label={label}
      disabled={props.disabled || monday === null}
      onClick={() => monday && field.set(addDays(monday, days))}
      sx={{ minWidth: { xs: 56, md: 44 }, height: { xs: 48, md: 40 }, px: 0 }}
    >
      {icon}
    </Button>
  );
  return (
    <Box
      role="group"
      aria-label={props.label}
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'start',
        // In the narrowest windows the date has a line of its own, above the buttons.
        [narrowest]: { flexWrap: 'wrap', '& .MuiFormControl-root': { order: -1 } },
      }}
    >
      {move(translate('week.previous'), -7, <BeforeIcon />)}
      <DateInput
        {...field.input}
        kind="day"
        value={day !== null && mondayOf(day) === monday ? day : monday}
        onChange={type}
        helperText={field.error ?? period ?? props.help}
      />
      {move(translate('week.next'), 7, <AfterIcon />)}
    </Box>
  );
}
