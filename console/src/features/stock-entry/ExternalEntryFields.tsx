import { useFormContext } from 'react-hook-form';
import { TRANSFER_TYPES } from '../../api/generated/vocabulary.js';
import { serviceNow } from '../../api/service-clock.js';
import type { Product, TransferType } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { FieldRow } from '../../shared/form/FieldRow.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { FormCheckbox } from '../../shared/form/fields/FormCheckbox.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { FormExpiry } from '../../shared/form/fields/FormExpiry.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { notInFuture, positive } from '../../shared/form/rules.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { scannedExpiry } from '../../shared/scan/scanned-expiry.js';
import { useScanning } from '../../shared/scan/useScanning.js';
import { ComplianceFields } from './ComplianceFields.js';
import {
  isBegun,
  needsTransferTime,
  offersTransfer,
  type StockEntryValues,
  withProduct,
} from './stock-entry.js';

interface Props {
  /** Position of the first section. */
  readonly step: number;
  readonly products: readonly Product[];
  readonly product: Product | undefined;
}

/** Goods from outside of the network: which, how they came, how many. */
export function ExternalEntryFields({ step, products, product }: Props) {
  const translate = useTranslate();
  const { centre } = useSession();
  const format = useFormat();
  const form = useFormContext<StockEntryValues>();
  const waitsFor = product ? undefined : translate('product.chooseFirst');

  const chooseProduct = (id: string | null) =>
    form.reset(withProduct(form.getValues(), id, serviceNow()), { keepDefaultValues: true });

  /** Fills what is empty: what somebody typed is never overwritten (docs/rules/scanning.md, SN-7). */
  const scanning = useScanning((reading, { taken, refused, unknown }) => {
    const { produit, lot } = reading;
    const scanned = products.find(({ id }) => id === produit?.id);
    if (!scanned) return unknown;
    const peremption = scannedExpiry(reading);
    const before = form.getValues();
    const name = { product: scanned.nomCommercial };
    if (before.product !== scanned.id && isBegun(before)) return refused('scan.otherProduct', name);
    if (before.product !== scanned.id) {
      chooseProduct(scanned.id);
      if (before.receivedAt !== null) form.setValue('receivedAt', before.receivedAt);
    }
    const empty = form.getValues();
    const fills = {
      lot: empty.lot === '' && lot !== null,
      expiry: empty.expiry === null && peremption !== null,
    };
    if (fills.lot) form.setValue('lot', lot ?? '', { shouldDirty: true });
    if (fills.expiry) form.setValue('expiry', peremption, { shouldDirty: true });
    form.clearErrors();
    const { lot: entered, expiry } = form.getValues();
    const isKept = (lot !== null && entered !== lot) || (peremption !== null && expiry !== peremption);
    if (isKept) return taken('scan.entryKept', name);
    const day = { expiry: format.expiry(peremption, scanned) };
    if (lot === null)
      return peremption === null
        ? taken('scan.productTaken', name)
        : taken('scan.expiryTaken', { ...name, ...day });
    return peremption === null
      ? taken('scan.batchTaken', { ...name, lot })
      : taken('scan.entryTaken', { ...name, lot, ...day });
  });

  return (
    <>
      <ScanBar scanning={scanning} />
      <FormSection step={step} title={translate('stockEntry.stepProduct')}>
        <FormProduct name="product" products={products} required offersLast onValue={chooseProduct} />
      </FormSection>
      <FormSection step={step + 1} title={translate('stockEntry.stepReception')} waitsFor={waitsFor}>
        {product && (
          <>
            <FieldRow>
              <FormText name="lot" label={translate('stockEntry.lot')} required code />
              <FormExpiry
                key={product.id}
                name="expiry"
                label={translate('field.expiry')}
                required
                expiryType={product.peremptionType}
              />
            </FieldRow>
            <FieldRow>
              <FormDateTime
                key={product.id}
                name="receivedAt"
                label={translate('stockEntry.receivedAt')}
                help={translate('stockEntry.receivedNow')}
                rules={[notInFuture]}
              />
            </FieldRow>
            {centre && offersTransfer(centre, product) && <TransferFields />}
            <ComplianceFields />
          </>
        )}
      </FormSection>
      <FormSection step={step + 2} title={translate('stockEntry.stepQuantity')} waitsFor={waitsFor}>
        {product && <FormQuantity required min={0} rules={[positive]} product={product} />}
      </FormSection>
    </>
  );
}

/** The batch enters in another thermal state (docs/rules/stock.md, ST-9). */
function TransferFields() {
  const translate = useTranslate();
  const { watch, setValue, clearErrors } = useFormContext<StockEntryValues>();
  const { isTransfer, transferType } = watch();

  const forgetTime = () => {
    setValue('transferredAt', null);
    clearErrors('transferredAt');
  };
  const begin = (ticked: boolean) => {
    setValue('transferType', ticked ? 'CONGELE' : null);
    forgetTime();
  };

  return (
    <>
      <FormCheckbox name="isTransfer" label={translate('stockEntry.transfer')} onValue={begin} />
      {isTransfer && (
        <>
          <FormChoice<TransferType>
            name="transferType"
            label={translate('field.transferType')}
            required
            options={TRANSFER_TYPES.map((value) => ({
              value,
              label: translate(`enum.transferType.${value}`),
            }))}
            onValue={forgetTime}
          />
          {needsTransferTime(transferType) && (
            <FieldRow>
              <FormDateTime
                key={transferType}
                name="transferredAt"
                label={translate('stockEntry.transferredAt')}
                required
                rules={[notInFuture]}
              />
            </FieldRow>
          )}
        </>
      )}
    </>
  );
}
