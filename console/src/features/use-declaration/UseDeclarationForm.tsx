import Alert from '@mui/material/Alert';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import type { AdministrationMode, Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { FieldRow } from '../../shared/form/FieldRow.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { FormDate } from '../../shared/form/fields/FormDate.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { FormWeek } from '../../shared/form/fields/FormWeek.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { notNegative } from '../../shared/form/rules.js';
import { useGiven } from '../../shared/form/useGiven.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { today } from '../../shared/format/zone.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { useByTheClock } from '../../shared/page/useByTheClock.js';
import { FormProductChoice } from '../../shared/pickers/FormProductChoice.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScannedProduct } from '../../shared/scan/useScannedProduct.js';
import { space } from '../../theme/tokens.js';
import {
  type DeclarationValues,
  type DeclaredDoses,
  DOSES,
  declarationGiven,
  declaredTotal,
  emptyDeclaration,
  FIELD_NAMES,
  isUntouched,
  keepsProduct,
  type PeriodBody,
  timing,
  toBody,
  toPeriod,
  totalDoses,
} from './use-declaration.js';

interface Props {
  readonly mode: AdministrationMode;
  readonly products: readonly Product[];
}

export function UseDeclarationForm({ mode, products }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { zone } = useSession();
  const day = useByTheClock((now) => today(zone, now));
  const defaultValues = useMemo(() => emptyDeclaration(mode, day), [mode, day]);
  const given = useGiven();
  const [initialValues] = useState(() => declarationGiven(defaultValues, given, mode));

  const operation = useOperationForm({
    defaultValues,
    initialValues,
    command: { method: 'post', path: '/vaccination/utilisation' },
    toBody: (values) => toBody(values, mode),
    fieldNames: FIELD_NAMES,
    failure: 'useDeclaration.failure',
    success: 'useDeclaration.success',
  });
  const { form } = operation;
  const values = form.watch();
  const { product, date } = values;
  const declared = useDeclaredDoses(toPeriod(values, mode));
  // What it began with: the first time what an alert asks for, later today or this week.
  const begin = form.formState.defaultValues as DeclarationValues;
  // Doses of a new day must not replace those of the day before, which the page still showed.
  const proposed = useRef(defaultValues.date);
  useEffect(() => {
    const before = proposed.current;
    proposed.current = defaultValues.date;
    if (before === defaultValues.date || begin.date !== before) return;
    const now = form.getValues();
    if (!isUntouched(now, begin, declared.data)) return;
    form.reset({ ...begin, product: now.product, date: defaultValues.date });
  }, [form, defaultValues.date, begin, declared.data]);
  const scanning = useScannedProduct(
    products,
    (id) => form.setValue('product', id, { shouldDirty: true }),
    (id) => keepsProduct(form.getValues(), begin, declared.data, id),
  );
  const doses = totalDoses(values);
  const when = date === null ? 'current' : timing(date, mode, zone);
  // Until they are read, the form has the doses of the period before.
  const isRead = !product || date === null || declared.data !== undefined;
  const submit = async (event?: BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault();
    // A key sends the form also where its button is disabled.
    if (isRead) await operation.submit(event);
  };

  return (
    <OperationForm
      operation={{ ...operation, submit }}
      submitDisabled={!product || !isRead}
      submitLabel={
        doses > 0
          ? translate('useDeclaration.submit', { doses: format.doseCount(doses) })
          : translate('useDeclaration.submitNothing')
      }
    >
      <ScanBar scanning={scanning} hint={translate('scan.hintProduct')} />
      <FormSection step={1} title={translate('field.product')}>
        <FormProductChoice products={products} details={(each) => each.nom} />
      </FormSection>
      <FormSection step={2} title={translate('useDeclaration.period')}>
        {mode === 'JOUR' ? (
          <FormDate name="date" label={translate('useDeclaration.day')} required />
        ) : (
          <FormWeek name="date" label={translate('useDeclaration.week')} required />
        )}
        {when !== 'current' && (
          <Alert severity="warning">{translate(`useDeclaration.warning.${when}`)}</Alert>
        )}
      </FormSection>
      <FormSection
        step={3}
        title={translate('useDeclaration.doses')}
        waitsFor={product && date ? undefined : translate('useDeclaration.choosePeriodFirst')}
      >
        <DoseFields key={`${product} ${date}`} mode={mode} declared={declared} />
      </FormSection>
    </OperationForm>
  );
}

/** What is declared for a product and a period; nothing is asked before both are chosen. */
function useDeclaredDoses(period: PeriodBody) {
  const { idProduit, dayOfWeek, endOfWeek } = period;
  return useQuery({
    queryKey: ['declared doses', credentials.centreId, period],
    queryFn: ({ signal }) => call('post', '/vaccination/utilisation/specific-jour', { body: period, signal }),
    // The form begins with the answer, so it must not be one from before the last declaration.
    gcTime: 0,
    enabled: idProduit !== null && Boolean(dayOfWeek ?? endOfWeek),
  });
}

interface DoseFieldsProps {
  readonly mode: AdministrationMode;
  readonly declared: UseQueryResult<DeclaredDoses>;
}

/**
 * The doses of one product and one period, begun with what is declared already. Mounted anew for each; what the
 * service says later does not overwrite what was typed meanwhile.
 */
function DoseFields({ mode, declared }: DoseFieldsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { setValue, clearErrors } = useFormContext<DeclarationValues>();
  const isFilled = useRef(false);
  const { data } = declared;

  useEffect(() => {
    if (!data || isFilled.current) return;
    isFilled.current = true;
    for (const dose of DOSES) setValue(dose.name, data[dose.declared]);
    clearErrors(DOSES.map(({ name }) => name));
  }, [data, setValue, clearErrors]);

  if (!data) return <NotLoaded read={declared} rows={2} height={space.touch} />;
  // A process of the release before, which serves until it is replaced, answers without it.
  const beside = data.autreMode ? declaredTotal(data.autreMode) : 0;
  return (
    <>
      {declaredTotal(data) > 0 && <Alert severity="info">{translate('useDeclaration.declared')}</Alert>}
      {beside > 0 && (
        <Alert severity="warning">
          {translate(mode === 'JOUR' ? 'useDeclaration.declaredByWeek' : 'useDeclaration.declaredByDay', {
            doses: format.doseCount(beside),
          })}
        </Alert>
      )}
      <FieldRow>
        {DOSES.map(({ name }) => (
          <FormQuantity
            key={name}
            name={name}
            label={translate(`useDeclaration.dose.${name}`)}
            rules={[notNegative]}
          />
        ))}
      </FieldRow>
    </>
  );
}
