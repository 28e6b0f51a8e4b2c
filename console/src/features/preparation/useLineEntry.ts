import { startTransition, useMemo, useRef } from 'react';
import { serviceNow } from '../../api/service-clock.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { useCheckedForm } from '../../shared/form/useCheckedForm.js';
import { earlierThan } from '../../shared/pickers/first-out.js';
import { asksForExit, firstExit } from '../../shared/pickers/freezer-exit.js';
import { useScannedBatch } from '../../shared/scan/useScannedBatch.js';
import {
  asksAboutReturns,
  batchesLeft,
  isBegun,
  keepsProduct,
  type Line,
  type LineValues,
  lineOf,
  type PreparableProduct,
  proposalFor,
  splitFor,
} from './lines.js';

export interface LineEntryOptions {
  readonly initial: LineValues;
  readonly products: readonly PreparableProduct[];
  /** Lines whose packages are spoken for. */
  readonly others: readonly Line[];
  readonly thawed: boolean;
  /** One line may become several where the chosen batch does not hold all. */
  readonly splits: boolean;
  readonly onDone: (lines: readonly Line[]) => void;
}

/** The life of one line: a product brings its batch, Enter makes the line. */
export function useLineEntry({ initial, products, others, thawed, splits, onDone }: LineEntryOptions) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const { zone } = useSession();
  const { form, check, problem } = useCheckedForm<LineValues>({ defaultValues: initial });
  const values = form.watch();
  const { dirtyFields } = form.formState;
  const product = products.find(({ id }) => id === values.product);
  const batches = useMemo(
    () => batchesLeft(product, others, values.fromReturns),
    [product, others, values.fromReturns],
  );
  const batch = batches.find(({ id }) => id === values.batch);
  const asksExit = asksForExit(product, batch, thawed);

  /**
   * What was typed for this line, else for the line before: goods of one preparation leave together. A batch's own exit
   * is no such.
   */
  const exitToPropose = (): string => {
    const entered = form.getValues('exit');
    if (entered !== null && entered !== firstExit(batch)) return entered;
    // Of a new line it is the one of the line before.
    const before = initial.product === null ? form.formState.defaultValues?.exit : null;
    return before ?? serviceNow().toISOString();
  };

  /** Typed for this line; of one that is edited, also before. Null: its batch, or the line before, brought it along. */
  const typedExit = (): string | null => {
    const exit = form.getValues('exit');
    const isTyped = dirtyFields.exit === true || initial.product !== null;
    return isTyped && exit !== firstExit(batch) ? exit : null;
  };

  const propose = (next: PreparableProduct, fromReturns: boolean | null) => {
    const exitAt = exitToPropose();
    const proposal = proposalFor(next, batchesLeft(next, others, fromReturns), {
      thawed,
      zone,
      exit: exitAt,
    });
    form.setValue('batch', proposal.batch);
    form.setValue('exit', proposal.exit);
    form.setValue('laterBatchReason', '');
    form.setValue('fromReturns', fromReturns);
    form.clearErrors();
    // The field may have just been enabled, and a dialog may be giving the focus back.
    requestAnimationFrame(() => form.setFocus('quantity'));
  };

  const chooseProduct = async (id: string | null) => {
    const next = products.find((each) => each.id === id);
    if (!next) {
      form.setValue('batch', null);
      return;
    }
    const asks = asksAboutReturns(next, batchesLeft(next, others), thawed);
    const fromReturns = asks
      ? await confirm({
          title: translate('preparation.returnsTitle'),
          text: translate('preparation.returnsText', { product: next.nomCommercial }),
          confirmLabel: translate('preparation.returnsUse'),
          cancelLabel: translate('preparation.returnsLeave'),
        })
      : null;
    // The chosen product is shown at once; its batch and what is asked about it follow without blocking.
    startTransition(() => propose(next, fromReturns));
  };

  const chooseBatch = (id: string | null) => {
    const next = batches.find((each) => each.id === id);
    if (asksForExit(product, next, thawed)) form.setValue('exit', firstExit(next) ?? exitToPropose());
    form.clearErrors();
  };

  /** What a scanned code is of; asks nothing that the code answers, and leaves what was typed. */
  const chooseScanned = (next: PreparableProduct, batchId: string | undefined) => {
    const typed = typedExit();
    const proposed = exitToPropose();
    if (form.getValues('product') !== next.id) {
      form.setValue('product', next.id);
      propose(next, null);
    }
    const scanned = batchesLeft(next, others).find(({ id }) => id === batchId);
    if (!scanned) return;
    form.setValue('batch', scanned.id);
    form.setValue('fromReturns', null);
    if (asksForExit(next, scanned, thawed)) {
      form.setValue('exit', typed ?? firstExit(scanned) ?? proposed);
    }
    form.clearErrors();
  };

  const scanning = useScannedBatch(
    products,
    ({ product: scanned, batchId }) => chooseScanned(scanned, batchId),
    {
      keeps: (productId) => keepsProduct(form.getValues(), typedExit(), productId),
      leftOf: (scanned) => batchesLeft(scanned, others),
    },
  );

  const earlier = earlierThan(batches, values.batch, zone);
  const split =
    splits && product
      ? splitFor(product, { ...values, exit: exitToPropose() }, { zone, batches, thawed })
      : undefined;
  const make = check((entered) => {
    if (product) onDone(split ?? [lineOf(entered, product, batch, thawed)]);
  });
  // Asked for a second time while it is being checked, it would be made twice.
  const making = useRef<Promise<void>>(undefined);
  /** Makes the line, or shows its faults on its fields with the focus on the first. */
  const done = (): Promise<void> => {
    making.current ??= make().finally(() => {
      making.current = undefined;
    });
    return making.current;
  };

  return {
    form,
    product,
    batches,
    batch,
    problem,
    split,
    earlier,
    asksExit,
    chooseProduct,
    chooseBatch,
    scanning,
    isBegun: () => isBegun(form.getValues()),
    done,
  };
}

export type LineEntry = ReturnType<typeof useLineEntry>;
