import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { QUANTITY_MODES } from '../../api/generated/quantity-mode.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { type AllocationWeek, isOver, mayPlan } from './allocation.js';
import { PlanGrid } from './grid/PlanGrid.js';
import type { PlannedProduct } from './grid/PlanLine.js';
import { changedWeeks, factsOf, fieldNames, inMode, type Place, toBody, valuesOf } from './grid/plan-grid.js';

interface Props {
  readonly weeks: readonly AllocationWeek[];
  readonly place: Place;
  readonly product: PlannedProduct;
  readonly isNew?: boolean;
  /** Called when there is something to lose, or no longer. */
  readonly onChanges?: (hasChanges: boolean) => void;
}

/** The weeks of a centre and a product, typed and saved in one call (docs/rules/allocations.md, AL-11). */
export function PlanForm({ weeks, place, product, isNew = false, onChanges }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const session = useSession();
  // The weeks as they were read first: what is typed is not replaced by what others save meanwhile.
  const [{ facts, defaultValues }] = useState(() => ({
    facts: factsOf(weeks),
    defaultValues: valuesOf(weeks),
  }));
  const operation = useOperationForm({
    defaultValues,
    command: { method: 'put', path: '/vaccination/approvisionnement/semaines' },
    toBody: (values) => toBody(values, facts, place),
    fieldNames: (values) => fieldNames(values, facts),
    failure: isNew ? 'procurement.createFailure' : 'procurement.updateFailure',
    onSuccess: () => {
      announce.success(translate(isNew ? 'procurement.created' : 'procurement.updated'));
      void navigate('/procurements');
    },
  });
  const values = operation.form.watch();
  const isWritable = (week: number): boolean =>
    mayPlan(session) && !isOver(defaultValues.weeks[week]!.debutSemaine, session.zone);
  const hasChanges = changedWeeks(values, facts).length > 0;
  useEffect(() => onChanges?.(hasChanges), [onChanges, hasChanges]);

  return (
    <OperationForm
      operation={operation}
      large
      submitLabel={translate('action.save')}
      submitDisabled={!hasChanges}
    >
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 4, md: 5 } }}>
        <FormChoice
          name="mode"
          label={translate('procurement.mode')}
          disabled={!mayPlan(session)}
          options={QUANTITY_MODES.map((value) => ({ value, label: translate(`enum.quantityMode.${value}`) }))}
          onValue={(mode) => {
            const { form } = operation;
            if (mode === null) return;
            for (const [index, week] of form.getValues('weeks').entries())
              if (isWritable(index))
                form.setValue(`weeks.${index}`, inMode(week, mode, product.nbDoses), { shouldDirty: true });
          }}
        />
        <PlanGrid facts={facts} product={product} isWritable={isWritable} />
      </Box>
    </OperationForm>
  );
}
