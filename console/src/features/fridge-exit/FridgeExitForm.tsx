import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { PACKAGINGS } from '../../api/generated/vocabulary.js';
import type { Packaging, ProductBrief, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { atMost, positive } from '../../shared/form/rules.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useLeadOn } from '../../shared/navigation/useLeadOn.js';
import { ExitDestinationFields } from '../../shared/pickers/ExitDestinationFields.js';
import { FormBatch } from '../../shared/pickers/FormBatch.js';
import { FormProductChoice } from '../../shared/pickers/FormProductChoice.js';
import { earlierThan } from '../../shared/pickers/first-out.js';
import { firstUsable, freshness } from '../../shared/pickers/freshness.js';
import { LaterBatchReason } from '../../shared/pickers/LaterBatchReason.js';
import { useLastUsed } from '../../shared/pickers/last-used.js';
import { SplitNotice } from '../../shared/pickers/SplitNotice.js';
import type { StockedProduct } from '../../shared/pickers/stocked-products.js';
import { OutgoingSummary } from '../../shared/record/GoodsSummary.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScannedBatch } from '../../shared/scan/useScannedBatch.js';
import {
  drawnFrom,
  EMPTY_EXIT,
  exitsOf,
  type FridgeExitValues,
  fieldNames,
  keepsProduct,
  packagesOut,
  toBody,
} from './fridge-exit.js';

export function FridgeExitForm({ products }: { products: readonly StockedProduct[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const { zone } = useSession();
  const leadOn = useLeadOn();

  const lastProduct = useLastUsed('product');
  const lastDestination = useLastUsed('destination');
  const batchesOf = (productId: string | null) => products.find(({ id }) => id === productId)?.batches ?? [];

  const operation = useOperationForm({
    defaultValues: EMPTY_EXIT,
    command: { method: 'post', path: '/vaccination/sortieFrigo' },
    toBody,
    parts: (values) => exitsOf(values, batchesOf(values.product), zone),
    fieldNames,
    failure: 'fridgeExit.failure',
    success: ({ offline }) => (offline ? 'offline.exitKept' : 'fridgeExit.success'),
    onSuccess: ({ id, offline }, { destination, product: taken, point }) => {
      lastProduct.remember(taken);
      lastDestination.remember(point);
      if (!offline && destination === 'VACCINATION_POINT') leadOn(`/vaccination/exits/${id}`);
    },
  });
  const { form } = operation;
  const values = form.watch();
  const product = products.find(({ id }) => id === values.product);
  const batch = product?.batches.find(({ id }) => id === values.batch);
  const earlier = earlierThan(product?.batches ?? [], values.batch, zone);
  const exits = exitsOf(values, product?.batches ?? [], zone);
  const out = product ? packagesOut(values, product) : 0;

  const proposeBatch = (productId: string | null) => {
    form.reset(
      { ...EMPTY_EXIT, product: productId, batch: firstUsable(batchesOf(productId), zone)?.id ?? null },
      { keepDefaultValues: true },
    );
  };
  const scanning = useScannedBatch(
    products,
    ({ product: scanned, batchId }) => {
      if (scanned.id !== form.getValues('product')) proposeBatch(scanned.id);
      if (batchId) form.setValue('batch', batchId, { shouldDirty: true });
      form.clearErrors();
    },
    { keeps: (productId) => keepsProduct(form.getValues(), productId) },
  );
  const waitsFor = product ? undefined : translate('product.chooseFirst');

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
      <ScanBar scanning={scanning} />
      <FormSection step={1} title={translate('field.product')}>
        <FormProductChoice
          products={products}
          offersLast
          details={({ inStock, ...each }) => format.withDoses(inStock, each)}
          onValue={proposeBatch}
        />
      </FormSection>
      <FormSection step={2} title={translate('field.batch')} waitsFor={waitsFor}>
        <FormBatch
          key={product?.id}
          name="batch"
          label={translate('field.batch')}
          required
          batches={product?.batches ?? []}
        />
        {earlier && <LaterBatchReason earlier={earlier} />}
        {batch && freshness(batch, zone).state === 'expired' && (
          <Alert severity="warning">{translate('fridgeExit.expiredWarning')}</Alert>
        )}
      </FormSection>
      <FormSection step={3} title={translate('field.destination')} waitsFor={waitsFor}>
        <ExitDestinationFields />
      </FormSection>
      <FormSection step={4} title={translate('field.quantity')} waitsFor={waitsFor}>
        {product && (
          <ExitQuantityFields
            product={product}
            batch={batch}
            most={exits.length > 0 ? undefined : batch?.quantite}
          />
        )}
        {product && exits.length > 0 && (
          <SplitNotice product={product} parts={exits.map(({ sent }) => partOf(sent, product))} />
        )}
        <FormComment />
      </FormSection>
    </OperationForm>
  );
}

const partOf = ({ batch, quantity }: FridgeExitValues, { batches }: StockedProduct) => ({
  lot: batches.find(({ id }) => id === batch)?.lot ?? '',
  quantity: quantity ?? 0,
});

interface QuantityProps {
  readonly product: ProductBrief;
  readonly batch: StockRow | undefined;
  /** Packages that may be taken; undefined: the quantity is right for several batches together. */
  readonly most: number | undefined;
}

/** Counted in vials, or in syringes drawn from as many vials as they need. */
function ExitQuantityFields({ product, batch, most }: QuantityProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { mode, syringes } = useFormContext<FridgeExitValues>().watch();
  const opened = packagesOut({ mode: 'SERINGUE', quantity: null, syringes }, product);
  return (
    <>
      <FormChoice<Packaging>
        name="mode"
        label={translate('fridgeExit.mode')}
        options={PACKAGINGS.map((value) => ({ value, label: translate(`enum.packaging.${value}`) }))}
      />
      {mode === 'FLACON' ? (
        <FormQuantity
          key="quantity"
          required
          min={1}
          max={most}
          rules={[positive, atMost(most)]}
          product={product}
        />
      ) : (
        <div>
          <FormQuantity
            key="syringes"
            name="syringes"
            label={translate('field.syringes')}
            required
            min={1}
            rules={[positive, drawnFrom(batch, product)]}
          />
          {opened > 0 && (
            <Typography variant="body2" aria-live="polite">
              {translate('fridgeExit.opened', { packages: format.packages(opened, product) })}
            </Typography>
          )}
        </div>
      )}
    </>
  );
}
