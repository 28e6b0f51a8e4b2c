import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useField } from '../../../shared/form/useField.js';

/** Published templates only, unless one asks for the hidden ones too. */
export function PublishedSwitch() {
  const translate = useTranslate();
  const label = translate('administration.publishedOnly');
  const field = useField<string | null>({ name: 'publie', label });
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={field.value === 'true'}
          onChange={(_, on) => field.set(on ? 'true' : null)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref, role: 'switch' } }}
        />
      }
    />
  );
}
