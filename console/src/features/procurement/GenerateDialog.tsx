import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { ErrorCode } from '../../api/generated/codes.js';
import type { Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { CommandProgress } from '../../shared/feedback/CommandProgress.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { FormWeek } from '../../shared/form/fields/FormWeek.js';
import type { Rule } from '../../shared/form/rules.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { type AllocationFilters, currentWeek, isOver, plannedCentres } from './allocation.js';

interface Props {
  /** Of the list: what is generated at first. */
  readonly filters: AllocationFilters;
  readonly products: readonly Product[];
  readonly onClose: () => void;
}

/** The plans of a week become requests (docs/rules/allocations.md, AL-8). */
export function GenerateDialog({ filters, products, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const announce = useAnnounce();
  const { zone, centre } = useSession();
  const formId = useId();
  const [defaultValues] = useState(() => ({
    ...filters,
    debutSemaine: filters.debutSemaine ?? currentWeek(zone),
  }));
  const counted = (what: 'made' | 'known', count: number) =>
    translate(`procurement.generate.${what}`, { smart_count: count, count: format.number(count) });
  const operation = useOperationForm({
    defaultValues: defaultValues as AllocationFilters,
    command: { method: 'post', path: '/vaccination/approvisionnement/generation', isLong: true },
    toBody: ({ debutSemaine, idCentre, idProduit }) => ({ debutSemaine, idCentre, idProduit }),
    failure: 'procurement.generate.failure',
    onSuccess: ({ nbDemandes, nbExistantes }) => {
      announce.success(
        translate('procurement.generate.done', {
          made: counted('made', nbDemandes),
          known: counted('known', nbExistantes),
        }),
      );
      onClose();
    },
  });
  const notOver: Rule<string | null> = (week) =>
    week && isOver(week, zone) ? { code: ErrorCode.weekOver } : undefined;
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={translate('procurement.generate.title')}
      actions={
        <>
          <Button onClick={onClose}>{translate('action.cancel')}</Button>
          <Button type="submit" form={formId} variant="contained" loading={operation.isSending}>
            {translate('procurement.generate.open')}
          </Button>
        </>
      }
    >
      <FormProvider {...operation.form}>
        <Box
          component="form"
          id={formId}
          noValidate
          onSubmit={operation.submit}
          sx={{ display: 'grid', gap: 4 }}
        >
          <Typography color="textSecondary">{translate('procurement.generate.text')}</Typography>
          <FormWeek name="debutSemaine" label={translate('procurement.week')} required rules={[notOver]} />
          <FormCentre
            name="idCentre"
            label={translate('procurement.centre')}
            centres={plannedCentres(centre)}
          />
          <FormProduct name="idProduit" products={products} />
          <CommandProgress runningKey={operation.runningKey} />
          <Box role="alert">{operation.problem && <Alert severity="error">{operation.problem}</Alert>}</Box>
        </Box>
      </FormProvider>
    </ResponsiveDialog>
  );
}
