import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import type { PreparationValues } from './preparation.js';

/** A preparation has one thermal state: changing it empties the list of lines. Asks first where there are lines to lose. */
export function ThawedField() {
  const translate = useTranslate();
  const confirm = useConfirm();
  const { watch, setValue, getValues } = useFormContext<PreparationValues>();

  const change = async (thawed: boolean) => {
    const { length } = getValues('lines');
    const mayEmpty =
      length === 0 ||
      (await confirm({
        title: translate('preparation.emptyTitle'),
        text: translate('preparation.emptyText', { smart_count: length }),
        confirmLabel: translate('preparation.emptyConfirm'),
        danger: true,
      }));
    if (!mayEmpty) return;
    setValue('thawed', thawed, { shouldDirty: true });
    setValue('lines', [], { shouldDirty: true });
  };

  return (
    <FormControlLabel
      label={translate('preparation.thawed')}
      control={<Checkbox checked={watch('thawed')} onChange={(_, thawed) => void change(thawed)} />}
    />
  );
}
