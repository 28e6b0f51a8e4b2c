import { useFormContext } from 'react-hook-form';
import { TRANSFER_TYPES } from '../../api/generated/vocabulary.js';
import type { TransferType } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FieldRow } from '../../shared/form/FieldRow.js';
import { FormCheckbox } from '../../shared/form/fields/FormCheckbox.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { notInFuture } from '../../shared/form/rules.js';
import { needsTransferTime, type StockEntryValues } from './stock-entry.js';

/** The batch enters in another thermal state (docs/rules/stock.md, ST-9). */
export function TransferFields() {
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
            label={translate('stockEntry.transferType')}
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
