import Alert from '@mui/material/Alert';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FormDialog } from '../../shared/dialog/FormDialog.js';
import { CommandProgress } from '../../shared/feedback/CommandProgress.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useLeadOn } from '../../shared/navigation/useLeadOn.js';
import { useWhileShown } from '../../shared/navigation/useWhileShown.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScanning } from '../../shared/scan/useScanning.js';
import { FIELD_NAMES, toBody } from './recall.js';

interface Props {
  /** Where they are known already. */
  readonly product?: string;
  readonly lot?: string;
  readonly onClose: () => void;
}

/** A lot is recalled: which one, why, and what the centres are to do. What follows is said before it is sent. */
export function RecallDialog({ product, lot, onClose }: Props) {
  const translate = useTranslate();
  const leadOn = useLeadOn();
  const { user, centre } = useSession();
  const close = useWhileShown(onClose);
  const operation = useOperationForm({
    defaultValues: { product: product ?? null, lot: lot ?? '', reason: '', instruction: '' },
    command: { method: 'post', path: '/lot/rappel', isLong: true },
    toBody,
    fieldNames: FIELD_NAMES,
    failure: 'lot.recall.failure',
    success: 'lot.recall.done',
    onSuccess: ({ id }) => {
      close();
      leadOn(`/recalls/${id}`);
    },
  });
  const { form, runningKey } = operation;

  /** Fills what is empty (docs/rules/scanning.md, SN-7). */
  const scanning = useScanning(({ produit, lot: scannedLot }, { taken, refused, unknown }) => {
    if (!produit) return unknown;
    const before = form.getValues();
    const name = { product: produit.nomCommercial };
    if (before.product !== null && before.product !== produit.id) return refused('scan.otherProduct', name);
    if (before.product === null) form.setValue('product', produit.id, { shouldDirty: true });
    if (before.lot === '' && scannedLot !== null) form.setValue('lot', scannedLot, { shouldDirty: true });
    form.clearErrors();
    if (scannedLot === null) return taken('scan.productTaken', name);
    if (form.getValues('lot') !== scannedLot) return taken('scan.entryKept', name);
    return taken('scan.batchTaken', { ...name, lot: scannedLot });
  });

  return (
    <FormDialog
      operation={operation}
      title={translate('lot.recall.begin')}
      submitLabel={translate('lot.recall.send')}
      onClose={onClose}
      danger
      progress={<CommandProgress runningKey={runningKey} />}
    >
      <Alert severity="warning">
        {user.isAdmin || !centre
          ? translate('lot.recall.meansNetwork')
          : translate('lot.recall.meansCentre', { centre: centre.nom })}
      </Alert>
      <ScanBar scanning={scanning} />
      <FormAnyProduct name="product" required autoFocus={product === undefined} openOnFocus={false} />
      <FormText
        name="lot"
        label={translate('field.batch')}
        required
        code
        help={translate('lot.recall.exactly')}
      />
      <FormText
        name="reason"
        label={translate('lot.recall.reason')}
        required
        multiline
        autoFocus={product !== undefined}
      />
      <FormText
        name="instruction"
        label={translate('lot.recall.instruction')}
        multiline
        help={translate('lot.recall.instructionHelp')}
      />
    </FormDialog>
  );
}
