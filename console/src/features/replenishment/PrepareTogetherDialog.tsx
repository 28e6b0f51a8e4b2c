import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { together, useFormRead } from '../../api/queries.js';
import type { Product, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { FormDialog } from '../../shared/dialog/FormDialog.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { FormCheckbox } from '../../shared/form/fields/FormCheckbox.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { exitTime } from '../../shared/form/rules.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { FormBatch } from '../../shared/pickers/FormBatch.js';
import type { Portion } from '../../shared/pickers/first-out.js';
import { asksForExit, leftFreezerAt } from '../../shared/pickers/freezer-exit.js';
import { LaterBatchReason } from '../../shared/pickers/LaterBatchReason.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScannedBatch } from '../../shared/scan/useScannedBatch.js';
import { PreparedTogether } from './PreparedTogether.js';
import {
  FIELD_NAMES,
  holds,
  passedOver,
  portionsFrom,
  proposedExit,
  servedBy,
  toBody,
  totalOwed,
  valuesAtFirst,
} from './prepare-together.js';
import type { Request } from './request.js';
import { usePlanQuestion } from './usePlanQuestion.js';

interface Props {
  /** For one product. */
  readonly requests: readonly Request[];
  readonly onClose: () => void;
  /** They are prepared, and the dialog goes on with what is printed of it. */
  readonly onPrepared: () => void;
}

/** One preparation for each request, from one batch or several; then their documents and status. */
export function PrepareTogetherDialog({ requests, onClose, onPrepared }: Props) {
  const translate = useTranslate();
  const [prepared, setPrepared] = useState<readonly string[]>();
  const productId = requests[0]?.produit.id ?? '';
  const stock = useFormRead('/dispatch/preparation', { query: { idProduit: productId } });
  const read = together({ stock, products: useProducts() });
  if (prepared) return <PreparedTogether ids={prepared} requests={requests} onClose={onClose} />;
  if (read.data) {
    return (
      <TogetherForm
        requests={requests}
        batches={read.data.stock.filter(({ quantite }) => quantite > 0)}
        product={read.data.products.find(({ id }) => id === productId)}
        onPrepared={(ids) => {
          setPrepared(ids);
          onPrepared();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <ResponsiveDialog open onClose={onClose} title={translate('replenishment.bulk.PREPARE')}>
      <NotLoaded read={read} rows={4} height={56} />
    </ResponsiveDialog>
  );
}

interface FormProps extends Pick<Props, 'requests' | 'onClose'> {
  readonly batches: readonly StockRow[];
  readonly product: Product | undefined;
  readonly onPrepared: (ids: readonly string[]) => void;
}

function TogetherForm({ requests, batches, product, onPrepared, onClose }: FormProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { zone } = useSession();
  const askAboutPlan = usePlanQuestion();
  const total = totalOwed(requests);
  const [defaultValues] = useState(() => valuesAtFirst(batches, total, zone));
  const batchOf = (id: string | null) => batches.find((batch) => batch.id === id);
  const asksExit = (id: string | null) => asksForExit(product, batchOf(id), false);
  const portionsFor = (id: string | null) => portionsFrom(batches, id, total, zone);
  const operation = useOperationForm({
    defaultValues,
    command: { method: 'post', path: '/dispatch/preparation/multiple' },
    toBody: (values) => toBody(requests, values, portionsFor(values.batch), asksExit(values.batch)),
    fieldNames: FIELD_NAMES,
    failure: 'replenishment.preparationsFailure',
    success: 'replenishment.preparationsDone',
    onSuccess: (created) => onPrepared(created.map(({ id }) => id)),
    onRefused: (error, body, _, sendAgain) =>
      askAboutPlan(error, () => sendAgain({ ...body, forceValidation: true })),
  });
  const { form } = operation;
  const proposed = useRef(defaultValues.exit);
  /** Each batch left the freezer at its own time; another one that was typed stays. */
  const proposeExit = (id: string | null) => {
    if (form.getValues('exit') !== proposed.current) return;
    proposed.current = proposedExit(batchOf(id));
    form.setValue('exit', proposed.current);
  };
  const [first] = requests;
  const scanning = useScannedBatch(
    first ? [{ ...first.produit, batches }] : [],
    ({ batchId }) => {
      if (!batchId) return;
      form.setValue('batch', batchId, { shouldDirty: true });
      proposeExit(batchId);
    },
    { notOffered: 'replenishment.scannedOther' },
  );
  const chosen = form.watch('batch');
  const portions = portionsFor(chosen);
  const served = servedBy(portions);
  const earlier = passedOver(batches, portions, zone);
  /** The field holds the exit of the chosen batch. Each further batch has its own, which is shown where it is known. */
  const told = ({ batch, quantity }: Portion<StockRow>): string => {
    const packages = format.packages(quantity, batch.produit);
    const exit = batch.id !== chosen && asksExit(chosen) ? leftFreezerAt(batch) : null;
    return translate('labelled', {
      label: batch.lot,
      text: exit
        ? translate('replenishment.portionLeft', { packages, date: format.dateTime(exit) })
        : packages,
    });
  };
  return (
    <FormDialog
      operation={operation}
      title={translate('replenishment.bulk.PREPARE')}
      submitLabel={translate('replenishment.submit.PREPARE')}
      onClose={onClose}
      width="md"
      cancelLabel={translate('action.back')}
      gap={5}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {first &&
          translate('replenishment.toPrepare', {
            smart_count: requests.length,
            product: first.produit.nomCommercial,
            quantity: format.packages(total, first.produit),
          })}
      </Typography>
      <ScanBar scanning={scanning} hint={translate('scan.hintBatch')} />
      <FormBatch
        name="batch"
        label={translate('field.batch')}
        required
        batches={batches}
        rules={[holds(batches, total, zone)]}
        onValue={proposeExit}
      />
      {portions.length > 0 && served < total && first && (
        <Alert severity="warning" role="status">
          {translate('replenishment.stockShort', {
            served: format.packages(served, first.produit),
            total: format.packages(total, first.produit),
          })}
        </Alert>
      )}
      {portions.length > 1 && (
        <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {translate('replenishment.severalBatches', {
            batches: portions.map(told).join(', '),
          })}
        </Alert>
      )}
      {earlier && <LaterBatchReason earlier={earlier} />}
      {asksExit(chosen) && (
        <FormDateTime name="exit" label={translate('field.freezerExit')} required rules={[exitTime]} />
      )}
      <FormText name="reference" label={translate('field.externalReference')} />
      <FormCheckbox name="followUpDisabled" label={translate('field.followUpDisabled')} />
      <FormComment />
    </FormDialog>
  );
}
