import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProductBrief, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { FormCause } from '../../shared/form/fields/FormCause.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { positive } from '../../shared/form/rules.js';
import { needsComment } from '../../shared/form/scrapping-cause.js';
import { useGiven } from '../../shared/form/useGiven.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useLeadOn } from '../../shared/navigation/useLeadOn.js';
import { FormBatch } from '../../shared/pickers/FormBatch.js';
import { FormProductChoice } from '../../shared/pickers/FormProductChoice.js';
import type { StockedProduct } from '../../shared/pickers/stocked-products.js';
import { OutgoingSummary } from '../../shared/record/GoodsSummary.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScannedBatch } from '../../shared/scan/useScannedBatch.js';
import {
  EMPTY_SCRAPPING,
  FIELD_NAMES,
  fromBatch,
  keepsProduct,
  offersBoxes,
  packagesOf,
  type ScrappingValues,
  scrappingGiven,
  scrappingOf,
  toBody,
  type Unit,
} from './scrapping.js';

export function ScrappingForm({ products }: { products: readonly StockedProduct[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const prefix = usePrefix();
  const leadOn = useLeadOn();
  const reference = useProducts();
  const boxSizeOf = (id: string | null) =>
    reference.data?.find((product) => product.id === id)?.nbUnitesBoite ?? null;

  const given = useGiven();
  const [initialValues] = useState(() => scrappingGiven(products, given));
  const operation = useOperationForm({
    defaultValues: EMPTY_SCRAPPING,
    initialValues,
    command: { method: 'post', path: `/${prefix}/dechet` },
    toBody: (values) => toBody(prefix, values, packagesOf(values, boxSizeOf(values.product))),
    fieldNames: FIELD_NAMES,
    failure: 'scrapping.failure',
    fieldsFailure: ({ fieldErrors: [first] }) =>
      first && { ...first, message: first.message ?? translate('scrapping.quantityError') },
    success: (answer) => (isKept(answer) ? 'offline.scrappingKept' : 'scrapping.success'),
    onSuccess: (answer) => {
      if (!isKept(answer)) leadOn(`/${prefix}/scrappings/${answer.id}`);
    },
  });
  const { form } = operation;
  const values = form.watch();
  const product = products.find(({ id }) => id === values.product);
  const batch = product?.batches.find(({ id }) => id === values.batch);
  const boxSize = boxSizeOf(values.product);
  const packages = packagesOf(values, boxSize) ?? 0;

  /** Another product is another scrapping. */
  const startOver = (productId: string | null) =>
    form.reset(scrappingOf(products.find(({ id }) => id === productId)), { keepDefaultValues: true });
  /** Another batch may not hold a box. */
  const countAnew = () => {
    form.setValue('unit', 'PACKAGE');
    form.resetField('quantity');
  };
  const scanning = useScannedBatch(
    products,
    ({ product: scanned, batchId }) => {
      const { product: chosen, batch: before } = form.getValues();
      if (scanned.id !== chosen) startOver(scanned.id);
      if (batchId && (scanned.id !== chosen || batchId !== before)) {
        form.setValue('batch', batchId, { shouldDirty: true });
        if (form.getValues('quantity') === null) countAnew();
      }
      form.clearErrors();
    },
    { takesRecalled: true, keeps: (productId) => keepsProduct(form.getValues(), productId) },
  );
  const waitsFor = product ? undefined : translate('product.chooseFirst');

  return (
    <OperationForm
      operation={operation}
      submitDisabled={!product}
      submitLabel={
        product && packages > 0
          ? translate('scrapping.submit', { packages: format.packages(packages, product) })
          : translate('scrapping.submitNothing')
      }
      summary={
        product &&
        batch && (
          <OutgoingSummary
            product={product}
            batch={batch}
            packages={packages}
            outLabel={translate('scrapping.scrapped')}
          />
        )
      }
    >
      <ScanBar scanning={scanning} />
      <FormSection step={1} title={translate('field.product')}>
        <FormProductChoice
          products={products}
          details={({ inStock, ...each }) => format.withDoses(inStock, each)}
          onValue={startOver}
        />
      </FormSection>
      <FormSection step={2} title={translate('field.batch')} waitsFor={waitsFor}>
        <FormBatch
          key={product?.id}
          name="batch"
          label={translate('field.batch')}
          required
          batches={product?.batches ?? []}
          unusable="first"
          onValue={countAnew}
        />
      </FormSection>
      <FormSection step={3} title={translate('field.quantity')} waitsFor={waitsFor}>
        {product && <ScrappedQuantityFields product={product} batch={batch} boxSize={boxSize} />}
      </FormSection>
      <FormSection step={4} title={translate('field.cause')} waitsFor={waitsFor}>
        <CauseFields />
      </FormSection>
    </OperationForm>
  );
}

const isKept = (answer: object): boolean => 'offline' in answer && answer.offline === true;

/** Why it is scrapped; a cause that is not listed has to be described. */
function CauseFields() {
  const translate = useTranslate();
  const { setValue, watch } = useFormContext<ScrappingValues>();
  const isAsked = needsComment(watch('cause'));
  return (
    <>
      <FormCause
        name="cause"
        required
        onValue={() => setValue('comment', '', { shouldDirty: true, shouldValidate: false })}
      />
      <FormComment required={isAsked} help={isAsked ? translate('scrapping.tellCause') : undefined} />
    </>
  );
}

interface Props {
  readonly product: ProductBrief;
  readonly batch: StockRow | undefined;
  /** Packages in a box. */
  readonly boxSize: number | null;
}

/** Counted in the product's unit, in boxes of it where there is a whole one, or all of the batch at once. */
function ScrappedQuantityFields({ product, batch, boxSize }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { setValue, clearErrors, watch } = useFormContext<ScrappingValues>();
  const { unit, quantity } = watch();
  const packages = packagesOf({ unit, quantity }, boxSize);

  const takeAll = () => {
    setValue('unit', 'PACKAGE', { shouldDirty: true });
    setValue('quantity', batch?.quantite ?? null, { shouldDirty: true });
    clearErrors('quantity');
  };

  return (
    <>
      {offersBoxes(boxSize, batch) ? (
        <FormChoice<Unit>
          name="unit"
          label={translate('scrapping.unit')}
          required
          options={[
            { value: 'PACKAGE', label: format.packages(1, product) },
            {
              value: 'BOX',
              label: translate('scrapping.boxOf', { packages: format.packages(boxSize ?? 1, product) }),
            },
          ]}
          onValue={() => setValue('quantity', null)}
        />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('scrapping.unitIs', { content: format.content(product) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'start' }}>
        <Box sx={{ flex: '0 1 320px' }}>
          <FormQuantity
            key={unit}
            required
            min={1}
            max={unit === 'PACKAGE' ? batch?.quantite : undefined}
            rules={[positive, fromBatch(batch, unit, boxSize)]}
            product={unit === 'PACKAGE' ? product : undefined}
          />
        </Box>
        {batch && (
          <Button onClick={takeAll} sx={{ minHeight: { xs: 48, md: 40 } }}>
            {translate('scrapping.wholeBatch', { packages: format.packages(batch.quantite, product) })}
          </Button>
        )}
      </Box>
      {unit === 'BOX' && packages !== null && (
        <Typography variant="body2" aria-live="polite">
          {format.withDoses(packages, product)}
        </Typography>
      )}
    </>
  );
}
