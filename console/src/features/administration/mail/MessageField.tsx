import TextField from '@mui/material/TextField';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useField } from '../../../shared/form/useField.js';

/** A letter, longer than the other texts of the product. */
export function MessageField({ name }: { name: string }) {
  const translate = useTranslate();
  const label = translate('administration.mailForm.body');
  const field = useField<string>({ name, label, required: true });
  return (
    <TextField
      label={label}
      required
      multiline
      minRows={8}
      value={field.value}
      onChange={({ target }) => field.set(target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={field.error !== undefined}
      helperText={field.error}
    />
  );
}
