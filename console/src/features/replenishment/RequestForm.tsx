import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorCode } from '../../api/generated/codes.js';
import { QUANTITY_MODES } from '../../api/generated/quantity-mode.js';
import type { RequestKind } from '../../api/generated/request-status.js';
import type { CentreTree, Product, QuantityMode, Reference } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { optionsOf } from '../../i18n/options.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { FieldRow } from '../../shared/form/FieldRow.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormDate } from '../../shared/form/fields/FormDate.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { FormSelect } from '../../shared/form/fields/FormSelect.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { notNegative, positive, type Rule } from '../../shared/form/rules.js';
import { useGiven } from '../../shared/form/useGiven.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { today } from '../../shared/format/zone.js';
import { useLeadOn } from '../../shared/navigation/useLeadOn.js';
import { Panel } from '../../shared/page/Panel.js';
import { FormProductChoice } from '../../shared/pickers/FormProductChoice.js';
import { keepsTyped } from '../../shared/scan/keeps-typed.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScannedProduct } from '../../shared/scan/useScannedProduct.js';
import { REQUEST_PATHS } from './request.js';
import { dosesOf, emptyRequest, FIELD_NAMES, packagesOf, toBody } from './request-form.js';
import { usePlanQuestion } from './usePlanQuestion.js';
import { PlanLeft, WeekPlan } from './WeekPlan.js';

interface Props {
  readonly kind: RequestKind;
  readonly centre: CentreTree;
  readonly products: readonly Product[];
  readonly carriers: readonly Reference[];
}

export function RequestForm({ kind, centre, products, carriers }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const leadOn = useLeadOn();
  const { zone, configuration } = useSession();
  const askAboutPlan = usePlanQuestion();
  const [defaultValues] = useState(() => {
    // The service takes the centre's own carrier where none is named, also one that is disabled.
    const isOffered = carriers.some(({ id }) => id === centre.idTransporteur);
    return emptyRequest(isOffered ? centre.idTransporteur : null, configuration);
  });
  const { idProduit } = useGiven();
  const [initialValues] = useState(() => ({
    ...defaultValues,
    product: products.find(({ id }) => id === idProduit)?.id ?? defaultValues.product,
  }));
  const operation = useOperationForm({
    defaultValues,
    initialValues,
    command: { method: 'post', path: REQUEST_PATHS[kind] },
    toBody: (values) => toBody(values, kind),
    fieldNames: FIELD_NAMES,
    failure: 'replenishment.requestFailure',
    success: 'replenishment.requested',
    onSuccess: () =>
      leadOn(kind === 'CENTRE' ? '/vaccination/replenishments' : '/vaccination-point/replenishments'),
    onRefused: (error, body, _, sendAgain) =>
      askAboutPlan(error, () => sendAgain({ ...body, forceValidation: true })),
  });
  const { form } = operation;
  const scanning = useScannedProduct(
    products,
    (id) => form.setValue('product', id, { shouldDirty: true }),
    (id) => keepsTyped(form.getValues(), defaultValues, id),
  );
  const values = form.watch();
  const product = products.find(({ id }) => id === values.product);
  const packages = product ? packagesOf(values, product.nbDoses) : null;
  // A point's request counts against no plan.
  const week =
    kind === 'CENTRE' && product && values.wanted
      ? { productId: product.id, centreId: centre.id, day: values.wanted }
      : undefined;
  const day = today(zone);
  const fromToday: Rule<string | null> = (date) =>
    date && date < day ? { code: ErrorCode.dateInPast } : undefined;
  const notReversed: Rule<string | null> = (until) =>
    until && values.coverageFrom && until < values.coverageFrom
      ? { code: ErrorCode.coverageReversed }
      : undefined;
  const someDoses: Rule<number | null> = () =>
    dosesOf(values) > 0 ? undefined : { code: ErrorCode.positive };

  return (
    <OperationForm
      operation={operation}
      submitLabel={
        product && packages
          ? translate('replenishment.submitPackages', { packages: format.packages(packages, product) })
          : translate('replenishment.submitRequest')
      }
      actions={week && <PlanLeft {...week} asked={packages} />}
      summary={
        kind === 'CENTRE' && (
          <Panel>
            {week ? (
              <WeekPlan {...week} asked={packages} />
            ) : (
              <Typography color="textSecondary">{translate('replenishment.plan.choose')}</Typography>
            )}
          </Panel>
        )
      }
    >
      <ScanBar scanning={scanning} hint={translate('scan.hintProduct')} />
      <FormSection step={1} title={translate('field.product')}>
        <FormProductChoice
          name="product"
          label={translate('field.product')}
          required
          products={products}
          details={(each) => each.nom}
        />
      </FormSection>
      <FormSection step={2} title={translate('replenishment.delivery')}>
        <FormDate
          name="wanted"
          label={translate('replenishment.wanted')}
          required
          min={day}
          rules={[fromToday]}
        />
        {kind === 'CENTRE' && configuration.replenishmentCoverage && (
          <FieldRow>
            <FormDate name="coverageFrom" label={translate('replenishment.coverageFrom')} />
            <FormDate
              name="coverageUntil"
              label={translate('replenishment.coverageUntil')}
              rules={[notReversed]}
            />
          </FieldRow>
        )}
        <FormSelect
          name="carrier"
          label={translate('field.carrier')}
          options={carriers.map(({ id, nom }) => ({ value: id, label: nom }))}
        />
      </FormSection>
      <FormSection step={3} title={translate('field.quantity')}>
        {configuration.replenishmentDose && (
          <FormChoice<QuantityMode>
            name="mode"
            label={translate('replenishment.mode')}
            required
            options={optionsOf(QUANTITY_MODES, 'enum.quantityMode', translate)}
          />
        )}
        {values.mode === 'DOSE' ? (
          <>
            <FieldRow>
              {(['first', 'second', 'booster'] as const).map((dose) => (
                <FormQuantity
                  key={dose}
                  name={dose}
                  label={translate(`replenishment.dose.${dose}`)}
                  rules={[notNegative, dose === 'first' ? someDoses : undefined]}
                />
              ))}
            </FieldRow>
            {product && packages !== null && (
              <Typography variant="body2" role="status">
                {translate('replenishment.dosesIn', {
                  doses: format.doseCount(dosesOf(values)),
                  packages: format.packages(packages, product),
                })}
              </Typography>
            )}
          </>
        ) : (
          <FormQuantity
            name="packages"
            label={translate('replenishment.packages')}
            required
            min={1}
            rules={[positive]}
            product={product}
          />
        )}
      </FormSection>
      <FormSection step={4} title={translate('field.comment')}>
        <FormComment />
      </FormSection>
    </OperationForm>
  );
}
