import Typography from '@mui/material/Typography';
import { ApiCode } from '../../api/generated/codes.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormDialog } from '../../shared/dialog/FormDialog.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { positive, type Rule } from '../../shared/form/rules.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { addDays } from '../../shared/format/zone.js';
import { useWhileShown } from '../../shared/navigation/useWhileShown.js';
import { type Allocation, HORIZONS } from './allocation.js';

interface Props {
  readonly allocation: Allocation;
  readonly onClose: () => void;
}

const MOST_WEEKS = Math.max(...HORIZONS);
const tooMany: Rule<number | null> = (weeks) =>
  weeks !== null && weeks > MOST_WEEKS
    ? { code: ApiCode.tooManyWeeks, arguments: { max: MOST_WEEKS } }
    : undefined;

/** A plan is copied into the weeks that follow it (docs/rules/allocations.md, AL-7). */
export function DuplicateDialog({ allocation, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const operation = useOperationForm({
    defaultValues: { weeks: null as number | null },
    command: { method: 'post', path: '/vaccination/approvisionnement/multiples' },
    toBody: ({ weeks }) => ({ id: allocation.id, nbSemaines: weeks }),
    fieldNames: { nbSemaines: 'weeks' },
    failure: 'procurement.duplicate.failure',
    success: 'procurement.duplicate.done',
    onSuccess: useWhileShown(onClose),
  });
  const weeks = operation.form.watch('weeks');
  const { debutSemaine, centre, produit } = allocation;
  return (
    <FormDialog
      operation={operation}
      title={translate('procurement.duplicate.title')}
      submitLabel={translate('procurement.duplicate.open')}
      onClose={onClose}
    >
      <Typography>
        {translate('procurement.duplicate.text', {
          product: produit.nomCommercial,
          centre: centre.nom,
          week: format.date(debutSemaine),
        })}
      </Typography>
      <FormQuantity
        name="weeks"
        label={translate('procurement.duplicate.weeks')}
        required
        autoFocus
        min={1}
        max={MOST_WEEKS}
        rules={[positive, tooMany]}
      />
      {weeks !== null && weeks > 0 && weeks <= MOST_WEEKS && (
        <Typography variant="body2" role="status">
          {translate('procurement.duplicate.until', {
            from: format.date(addDays(debutSemaine, 7)),
            to: format.date(addDays(debutSemaine, 7 * weeks)),
          })}
        </Typography>
      )}
    </FormDialog>
  );
}
