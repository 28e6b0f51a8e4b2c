import Box from '@mui/material/Box';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useField } from '../../../shared/form/useField.js';
import { faultOf } from './quantity-text.js';

interface Props {
  readonly name: string;
  /** Which day of which week, and which round. */
  readonly label: string;
  /** Index of its line among those that can be written, and of its day. */
  readonly line: number;
  readonly day: number;
  /** Id of the text that says what is wrong in the line. */
  readonly faultsId: string;
}

/** One quantity. The grid around it listens to its keys. */
export function PlanCell({ name, label, line, day, faultsId }: Props) {
  const translate = useTranslate();
  const field = useField<string>({ name, label, rules: [faultOf] });
  return (
    <Box
      component="input"
      ref={field.ref}
      aria-label={label}
      aria-invalid={field.error !== undefined}
      aria-describedby={field.error && faultsId}
      title={field.error && translate('labelled', { label, text: field.error })}
      data-line={line}
      data-day={day}
      inputMode="numeric"
      autoComplete="off"
      value={field.value}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => field.set(event.target.value)}
      onFocus={(event: React.FocusEvent<HTMLInputElement>) => event.target.select()}
      onBlur={field.onBlur}
      sx={{
        width: '100%',
        minWidth: 0,
        height: { xs: 44, md: 36 },
        px: { xs: 0.5, md: 2 },
        border: 1,
        borderColor: 'outline',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        font: 'inherit',
        fontSize: { xs: 16, md: 15 },
        textAlign: 'right',
        fontVariantNumeric: 'tabular-nums',
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
        '&[aria-invalid=true]': { borderColor: 'error.main', bgcolor: 'tones.danger.tint' },
      }}
    />
  );
}
