import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../../providers/session/SessionProvider.js';
import { toInstant, toLocal } from '../../format/zone.js';
import { type FieldProps, useField } from '../useField.js';
import { supportsInput } from './input-support.js';
import { NativeInput } from './NativeInput.js';

/**
 * An instant, ISO 8601, entered as the business clock shows it. Separate date and time where the browser lacks the
 * combined input (section 5).
 */
export function FormDateTime(props: FieldProps<string | null>) {
  const translate = useTranslate();
  const { zone } = useSession();
  const format = useFormat();
  const field = useField<string | null>(props);
  // What is typed is no instant until it is complete, hence a draft.
  const [draft, setDraft] = useState<string>();
  const local = draft ?? (field.value ? toLocal(field.value, zone) : '');

  const type = (text: string) => {
    const instant = toInstant(text, zone);
    setDraft(instant === undefined && text !== '' ? text : undefined);
    field.set(instant ?? null);
  };

  const shared = {
    required: props.required,
    disabled: props.disabled,
    onBlur: field.onBlur,
    error: field.error !== undefined,
  };
  const help = field.error ?? (field.value ? format.dateTime(field.value) : props.help);

  if (supportsInput('datetime-local')) {
    return (
      <NativeInput
        type="datetime-local"
        label={props.label}
        value={local}
        onChange={type}
        inputRef={field.ref}
        helperText={help}
        {...shared}
      />
    );
  }
  const [date = '', time = ''] = local.split('T');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 3 }}>
      <NativeInput
        type="date"
        label={props.label}
        value={date}
        onChange={(value) => type(`${value}T${time}`)}
        inputRef={field.ref}
        helperText={help}
        {...shared}
      />
      <NativeInput
        type="time"
        label={translate('field.time')}
        value={time}
        onChange={(value) => type(`${date}T${value}`)}
        {...shared}
      />
    </Box>
  );
}
