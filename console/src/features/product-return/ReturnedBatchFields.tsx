import Alert from '@mui/material/Alert';
import type { CentreTree, DeliveryNoteLine, ProductBrief, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { positive } from '../../shared/form/rules.js';
import { FormBatch } from '../../shared/pickers/FormBatch.js';
import { LaterBatchReason } from '../../shared/pickers/LaterBatchReason.js';
import { SplitNotice } from '../../shared/pickers/SplitNotice.js';
import { Facts } from '../../shared/record/Facts.js';
import { batchesOf, isUntracked, type ReturnableNote } from './product-return.js';

interface Props {
  readonly note: ReturnableNote;
  readonly centre: CentreTree;
  readonly product: ProductBrief;
  readonly line: DeliveryNoteLine | undefined;
  readonly quantity: number | null;
  /** What is to be given back before the chosen batch. */
  readonly earlier: StockRow | undefined;
  /** What comes from which lot, where the chosen one does not hold all; empty: from one. */
  readonly split: readonly { readonly lot: string; readonly quantity: number }[];
}

/** Which batch of the note comes back, when it had left the freezer, how much of it. */
export function ReturnedBatchFields({ note, centre, product, line, quantity, earlier, split }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const residual = line?.quantiteStock ?? 0;
  return (
    <>
      <FormBatch
        key={note.id}
        name="line"
        label={translate('field.batch')}
        required
        batches={batchesOf(note, centre)}
      />
      {earlier && <LaterBatchReason earlier={earlier} />}
      {line && (
        <Facts
          facts={[
            { label: translate('productReturn.sent'), value: format.packages(line.quantite, product) },
            { label: translate('productReturn.exitTime'), value: format.dateTime(line.dateSortie) },
            { label: translate('field.usageLimit'), value: format.dateTime(line.limiteUtilisation) },
          ]}
        />
      )}
      <FormQuantity required min={1} rules={[positive]} product={product} />
      {split.length > 0 ? (
        <SplitNotice product={product} parts={split} />
      ) : line && isUntracked(note) ? (
        <Alert severity="info">{translate('productReturn.untrackedHelp', { centre: centre.nom })}</Alert>
      ) : (
        line &&
        (quantity ?? 0) > residual && (
          <Alert severity="warning">
            {translate('productReturn.residualHelp', { packages: format.packages(residual, product) })}
          </Alert>
        )
      )}
      <FormComment label={translate('productReturn.comment')} />
    </>
  );
}
