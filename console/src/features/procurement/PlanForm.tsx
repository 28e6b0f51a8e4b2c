import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { RefusedError } from '../../api/errors.js';
import { QUANTITY_MODES } from '../../api/generated/quantity-mode.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { optionsOf } from '../../i18n/options.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useLeadOn } from '../../shared/navigation/useLeadOn.js';
import { type AllocationWeek, isOver, mayPlan } from './allocation.js';
import { PlanGrid } from './grid/PlanGrid.js';
import type { PlannedProduct } from './grid/PlanLine.js';
import {
  changedWeeks,
  factsOf,
  fieldNames,
  inMode,
  onTopOf,
  type PlanKey,
  type PlanValues,
  toBody,
  valuesOf,
} from './grid/plan-grid.js';
import { PlanConflictDialog } from './PlanConflictDialog.js';

interface Props {
  readonly weeks: readonly AllocationWeek[];
  readonly planKey: PlanKey;
  readonly product: PlannedProduct;
  readonly isNew?: boolean;
  /** The product is disabled: its plans are shown, and changed by nobody. */
  readonly isDisabled?: boolean;
  /** Called when there is something to lose, or no longer. */
  readonly onChanges?: (hasChanges: boolean) => void;
}

const asRead = (weeks: readonly AllocationWeek[]) => ({
  facts: factsOf(weeks),
  defaultValues: valuesOf(weeks),
});

/** The weeks of a centre and a product, typed and saved in one call (docs/rules/allocations.md, AL-11). */
export function PlanForm(props: Props) {
  const { weeks, planKey, product, isNew = false, isDisabled = false, onChanges } = props;
  const translate = useTranslate();
  const leadOn = useLeadOn();
  const session = useSession();
  // The weeks as they were read first: what is typed is not replaced by what others save meanwhile.
  const [{ facts, defaultValues }, setRead] = useState(() => asRead(weeks));
  const [conflict, setConflict] = useState<{ refusal: RefusedError; mine: PlanValues }>();
  const operation = useOperationForm({
    defaultValues,
    command: { method: 'put', path: '/vaccination/approvisionnement/semaines' },
    toBody: (values) => toBody(values, facts, planKey),
    fieldNames: (values) => fieldNames(values, facts),
    onRefused: (refusal, _, mine) => {
      if (refusal.status !== 409) return false;
      setConflict({ refusal, mine });
      return true;
    },
    failure: isNew ? 'procurement.createFailure' : 'procurement.updateFailure',
    success: isNew ? 'procurement.created' : 'procurement.updated',
    onSuccess: () => leadOn('/procurements'),
  });
  const values = operation.form.watch();
  const plans = mayPlan(session);
  const may = plans && !isDisabled;
  const isWritable = (week: number): boolean =>
    may && !isOver(defaultValues.weeks[week]!.debutSemaine, session.zone);
  const hasChanges = changedWeeks(values, facts).length > 0;
  useEffect(() => onChanges?.(hasChanges), [onChanges, hasChanges]);

  /** What others saved is what is edited from now on. */
  const takeTheirs = (theirs: readonly AllocationWeek[]) => {
    const read = asRead(theirs);
    setRead(read);
    setConflict(undefined);
    operation.reset(read.defaultValues);
  };
  /** The same, with my changes on top, which are sent again. */
  const keepMine = (theirs: readonly AllocationWeek[], mine: PlanValues) => {
    const merged = onTopOf(mine, facts, theirs);
    takeTheirs(theirs);
    for (const [index, week] of merged.weeks.entries())
      operation.form.setValue(`weeks.${index}`, week, { shouldDirty: true });
    operation.form.setValue('mode', merged.mode, { shouldDirty: true });
    void operation.send(toBody(merged, factsOf(theirs), planKey), merged);
  };

  return (
    <>
      <OperationForm
        operation={operation}
        large
        submitLabel={translate('action.save')}
        submitDisabled={!may || !hasChanges}
      >
        <Box sx={{ display: 'grid', gap: 4, p: { xs: 4, md: 5 } }}>
          {plans && isDisabled && <Alert severity="info">{translate('procurement.disabledProduct')}</Alert>}
          <FormChoice
            name="mode"
            label={translate('procurement.mode')}
            disabled={!may}
            options={optionsOf(QUANTITY_MODES, 'enum.quantityMode', translate)}
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
      {conflict && (
        <PlanConflictDialog
          refusal={conflict.refusal}
          mine={conflict.mine}
          base={facts}
          planKey={planKey}
          product={product}
          onKeepMine={(theirs) => keepMine(theirs, conflict.mine)}
          onTakeTheirs={takeTheirs}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}
