import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorCode } from '../../api/generated/codes.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { FormDialog } from '../../shared/dialog/FormDialog.js';
import { CommandProgress } from '../../shared/feedback/CommandProgress.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { FormWeek } from '../../shared/form/fields/FormWeek.js';
import type { Rule } from '../../shared/form/rules.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useWhileShown } from '../../shared/navigation/useWhileShown.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScannedProduct } from '../../shared/scan/useScannedProduct.js';
import { type AllocationFilters, currentWeek, isOver, plannedCentres } from './allocation.js';

interface Props {
  /** Of the list: what is generated at first. */
  readonly filters: AllocationFilters;
  readonly onClose: () => void;
}

/** The plans of a week become requests (docs/rules/allocations.md, AL-8). */
export function GenerateDialog({ filters, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const announce = useAnnounce();
  const { zone, centre } = useSession();
  const { data, isPending } = useProducts();
  // The one that the list is about stays, though it is disabled and will be refused: an empty field means all of them.
  const products = data?.filter(({ id, actif }) => actif || id === filters.idProduit);
  const [defaultValues] = useState(() => ({
    ...filters,
    debutSemaine: filters.debutSemaine ?? currentWeek(zone),
  }));
  const counted = (what: 'made' | 'known' | 'leftOut', count: number) =>
    translate(`procurement.generate.counted.${what}`, { smart_count: count, count: format.number(count) });
  const close = useWhileShown(onClose);
  const operation = useOperationForm({
    defaultValues: defaultValues as AllocationFilters,
    command: { method: 'post', path: '/vaccination/approvisionnement/generation', isLong: true },
    toBody: ({ debutSemaine, idCentre, idProduit }) => ({ debutSemaine, idCentre, idProduit }),
    failure: 'procurement.generate.failure',
    onSuccess: ({ nbDemandes, nbExistantes, nbPlansEcartes }) => {
      const counts = [counted('made', nbDemandes), counted('known', nbExistantes)];
      if (nbPlansEcartes > 0) counts.push(counted('leftOut', nbPlansEcartes));
      announce.success(translate('procurement.generate.done', { counts: counts.join(', ') }));
      close();
    },
  });
  const scanning = useScannedProduct(products, (id) =>
    operation.form.setValue('idProduit', id, { shouldDirty: true }),
  );
  const notOver: Rule<string | null> = (week) =>
    week && isOver(week, zone) ? { code: ErrorCode.weekOver } : undefined;
  return (
    <FormDialog
      operation={operation}
      title={translate('procurement.generate.title')}
      submitLabel={translate('procurement.generate.open')}
      onClose={onClose}
      progress={<CommandProgress runningKey={operation.runningKey} />}
    >
      <Typography color="textSecondary">{translate('procurement.generate.text')}</Typography>
      <ScanBar scanning={scanning} hint={translate('scan.hintProduct')} />
      <FormWeek name="debutSemaine" label={translate('field.week')} required rules={[notOver]} />
      <FormCentre
        name="idCentre"
        label={translate('field.vaccinationCentre')}
        centres={plannedCentres(centre)}
      />
      <FormProduct name="idProduit" products={products ?? []} loading={isPending} />
    </FormDialog>
  );
}
