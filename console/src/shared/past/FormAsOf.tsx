import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FormDateTime } from '../form/fields/FormDateTime.js';
import { notInFuture } from '../form/rules.js';

/** The moment at which a list is looked at; empty: now (docs/rules/screens.md, SC-13). */
export function FormAsOf() {
  const translate = useTranslate();
  return (
    <Box data-wide>
      <FormDateTime name="asOf" label={translate('past.asOf')} rules={[notInFuture]} />
    </Box>
  );
}
