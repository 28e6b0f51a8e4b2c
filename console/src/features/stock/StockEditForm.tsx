import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { dimmed } from '../../shared/form/dimmed.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormExpiry } from '../../shared/form/fields/FormExpiry.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import type { Operation } from '../../shared/form/useOperationForm.js';
import {
  correction,
  editsExpiry,
  quantityOrExpiry,
  type StockEditBody,
  type StockEditValues,
} from './stock-edit.js';

interface Props {
  readonly id: string;
  readonly row: StockRow;
  readonly operation: Operation<StockEditValues, StockEditBody>;
}

/** What to add or take away, until when it is good, and why. */
export function StockEditForm({ id, row, operation }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { form, submit, isSending } = operation;
  const { quantity, expiry } = form.watch();
  const withExpiry = editsExpiry(row);
  const either = quantityOrExpiry(() => form.getValues('expiry') !== row.peremption);
  const left = row.quantite + (quantity ?? 0);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        id={id}
        noValidate
        onSubmit={submit}
        inert={isSending}
        sx={{ display: 'grid', gap: 4, ...dimmed(isSending) }}
      >
        <Box>
          <FormQuantity
            name="quantity"
            label={translate('stock.correction')}
            required={!withExpiry}
            signed
            autoFocus
            min={-row.quantite}
            product={row.produit}
            rules={[withExpiry ? either : undefined, correction(row)]}
          />
          <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 2 }}>
            {left >= 0 && translate('stock.afterwards', { amount: format.withDoses(left, row.produit) })}
          </Typography>
        </Box>
        {withExpiry && (
          <FormExpiry
            name="expiry"
            label={translate('field.expiry')}
            expiryType={row.produit.peremptionType}
            help={expiry === row.peremption ? translate('stock.expiryUnchanged') : undefined}
            present={row.peremption}
          />
        )}
        <FormComment required help={translate('stock.why')} />
      </Box>
    </FormProvider>
  );
}
