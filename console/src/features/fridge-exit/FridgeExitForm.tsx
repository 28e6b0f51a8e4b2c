import Alert from '@mui/material/Alert';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { FormBatch } from '../../shared/pickers/FormBatch.js';
import { FormProductChoice } from '../../shared/pickers/FormProductChoice.js';
import { firstUsable, freshness } from '../../shared/pickers/freshness.js';
import type { StockedProduct } from '../../shared/pickers/stocked-products.js';
import { OutgoingSummary } from '../../shared/record/OutgoingSummary.js';
import { ExitDestinationFields } from './ExitDestinationFields.js';
import { ExitQuantityFields } from './ExitQuantityFields.js';
import {
  EMPTY_EXIT,
  type FridgeExitBody,
  type FridgeExitValues,
  fieldNames,
  packagesOut,
  toBody,
} from './fridge-exit.js';

export function FridgeExitForm({ products }: { products: readonly StockedProduct[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const { zone } = useSession();
  const navigate = useNavigate();
  const announce = useAnnounce();

  const operation = useOperationForm<FridgeExitValues, FridgeExitBody>({
    defaultValues: EMPTY_EXIT,
    command: { path: '/vaccination/sortieFrigo' },
    toBody,
    fieldNames,
    failure: 'fridgeExit.failure',
    onSuccess: ({ id }, { destination }) => {
      announce.success(translate('fridgeExit.success'));
      if (destination === 'VACCINATION_POINT') void navigate(`/vaccination/exits/${id}`);
    },
  });
  const { form } = operation;
  const values = form.watch();
  const product = products.find(({ id }) => id === values.product);
  const batch = product?.batches.find(({ id }) => id === values.batch);
  const out = product ? packagesOut(values, product) : 0;

  const proposeBatch = (productId: string | null) => {
    const batches = products.find(({ id }) => id === productId)?.batches ?? [];
    form.reset(
      { ...EMPTY_EXIT, product: productId, batch: firstUsable(batches, zone)?.id ?? null },
      { keepDefaultValues: true },
    );
  };
  const waitsFor = product ? undefined : translate('fridgeExit.chooseProductFirst');

  return (
    <OperationForm
      operation={operation}
      submitDisabled={!product}
      submitLabel={
        product && out > 0
          ? translate('fridgeExit.submit', { packages: format.packages(out, product) })
          : translate('fridgeExit.submitNothing')
      }
      summary={
        product &&
        batch && (
          <OutgoingSummary
            product={product}
            batch={batch}
            packages={out}
            outLabel={translate('fridgeExit.takenOut')}
          />
        )
      }
    >
      <FormSection step={1} title={translate('fridgeExit.stepProduct')}>
        <FormProductChoice
          name="product"
          label={translate('field.product')}
          required
          products={products}
          details={({ inStock, ...each }) =>
            translate('quantity.doses', {
              packages: format.packages(inStock, each),
              doses: format.doses(inStock, each),
            })
          }
          onValue={proposeBatch}
        />
      </FormSection>
      <FormSection step={2} title={translate('fridgeExit.stepBatch')} waitsFor={waitsFor}>
        <FormBatch
          key={product?.id}
          name="batch"
          label={translate('field.batch')}
          required
          batches={product?.batches ?? []}
        />
        {batch && freshness(batch, zone).state === 'expired' && (
          <Alert severity="warning">{translate('fridgeExit.expiredWarning')}</Alert>
        )}
      </FormSection>
      <FormSection step={3} title={translate('fridgeExit.stepDestination')} waitsFor={waitsFor}>
        <ExitDestinationFields destination={values.destination} />
      </FormSection>
      <FormSection step={4} title={translate('fridgeExit.stepQuantity')} waitsFor={waitsFor}>
        {product && (
          <ExitQuantityFields product={product} batch={batch} mode={values.mode} syringes={values.syringes} />
        )}
        <FormComment />
      </FormSection>
    </OperationForm>
  );
}
