import Alert from '@mui/material/Alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormReadOf } from '../../api/queries.js';
import type { CentreTree, Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { positive } from '../../shared/form/rules.js';
import { type Part, useOperationForm } from '../../shared/form/useOperationForm.js';
import { useLeadOn } from '../../shared/navigation/useLeadOn.js';
import { FormBatch } from '../../shared/pickers/FormBatch.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProductChoice } from '../../shared/pickers/FormProductChoice.js';
import { earlierThan } from '../../shared/pickers/first-out.js';
import { LaterBatchReason } from '../../shared/pickers/LaterBatchReason.js';
import { SplitNotice } from '../../shared/pickers/SplitNotice.js';
import { Code } from '../../shared/record/Code.js';
import { Facts } from '../../shared/record/Facts.js';
import { GoodsSummary } from '../../shared/record/GoodsSummary.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScanning } from '../../shared/scan/useScanning.js';
import { NoteStep } from './NoteStep.js';
import {
  batchesOf,
  EMPTY_RETURN,
  exceededResidual,
  FIELD_NAMES,
  isUntracked,
  keepsProduct,
  lineOfLot,
  type ReturnableNote,
  type ReturnValues,
  returnableBatches,
  returnsOf,
  toBody,
} from './product-return.js';

interface Props {
  readonly centres: readonly CentreTree[];
  readonly products: readonly Product[];
}

export function ProductReturnForm({ centres, products }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const leadOn = useLeadOn();
  const confirm = useConfirm();
  const { zone } = useSession();
  const queryClient = useQueryClient();

  const operation = useOperationForm({
    defaultValues: EMPTY_RETURN,
    command: { method: 'post', path: '/dispatch/retour-stock' },
    toBody,
    parts: () => returns,
    fieldNames: FIELD_NAMES,
    success: 'productReturn.success',
    onSuccess: ({ id }) => leadOn(`/dispatch/return/${id}`),
    onRefused: async (error, body, _, sendAgain) => {
      const residual = exceededResidual(error);
      const returned = products.find(({ id }) => id === body.idProduit);
      if (residual === undefined || !returned) return false;
      const isMeant = await confirm({
        title: translate('productReturn.aboveResidualTitle'),
        text: translate('productReturn.aboveResidual', { packages: format.packages(residual, returned) }),
        confirmLabel: translate('productReturn.confirm'),
      });
      if (isMeant) await sendAgain({ ...body, forceValidation: true });
      return true;
    },
  });
  const { form } = operation;
  const values = form.watch();
  const centre = centres.find(({ id }) => id === values.centre);
  const product = products.find(({ id }) => id === values.product);
  const readOf = useFormReadOf();
  /** The same read for what is chosen and for a box that is scanned. */
  const readNotes = (productId: string | null, centreId: string | null) =>
    readOf('/dispatch/preparation/retour', { query: { idProduit: productId, idVaccination: centreId } });
  const notes = useQuery({
    ...readNotes(values.product, values.centre),
    enabled: values.centre !== null && values.product !== null,
  });
  const note = notes.data?.find(({ id }) => id === values.note);
  const line = note?.lignes.find(({ id }) => id === values.line);
  const residual = line?.quantiteStock ?? 0;

  const batches = returnableBatches(notes.data, centre);
  const earlier = earlierThan(batches, values.line, zone);
  const returns: readonly Part<ReturnValues>[] = returnsOf(values, notes.data, batches, zone);

  const choose = useNoteChoice(form, notes.data);
  /**
   * The lot that is in the hand is on a note; of several, on one of which something is left. A box that is refused
   * changes nothing: with its product, the line of another lot would be chosen in its place.
   */
  const scanning = useScanning(async (box, { taken, refused, unknown, notNow }) => {
    const { produit, lot } = box;
    if (!centre) return refused('productReturn.chooseCentreFirst');
    const scanned = products.find(({ id }) => id === produit?.id);
    if (!scanned) return unknown;
    const sent = await queryClient.fetchQuery(readNotes(scanned.id, centre.id));
    const said = { product: scanned.nomCommercial, lot: lot ?? '' };
    // Asked after the notes have come: what was done meanwhile counts.
    const refusal = notNow();
    if (refusal) return refusal;
    if (keepsProduct(form.getValues(), scanned.id)) return refused('scan.otherProduct', said);
    const found = lot === null ? undefined : lineOfLot(sent, box);
    if (lot !== null && !found) return refused('productReturn.lotNotSent', said);
    if (found?.line.rappel) return refused('recalled.text', said);
    if (form.getValues('product') !== scanned.id) {
      form.setValue('product', scanned.id, { shouldDirty: true });
      choose(null);
    }
    if (!found) return taken('scan.productTaken', said);
    form.setValue('note', found.note.id, { shouldDirty: true });
    form.setValue('line', found.line.id, { shouldDirty: true });
    form.clearErrors();
    return taken('scan.batchTaken', said);
  });
  const forgetNote = () => choose(null);
  const { quantity } = values;

  return (
    <OperationForm
      operation={operation}
      submitDisabled={!line}
      submitLabel={
        product && quantity
          ? translate('productReturn.submit', { packages: format.packages(quantity, product) })
          : translate('productReturn.submitNothing')
      }
      summary={
        centre &&
        product &&
        line &&
        note && (
          <GoodsSummary
            product={product}
            facts={[
              { label: translate('field.vaccinationCentre'), value: centre.nom },
              { label: translate('field.batch'), value: <Code>{line.stock.lot}</Code> },
              { label: translate('productReturn.returned'), value: format.withDoses(quantity ?? 0, product) },
              {
                label: translate('productReturn.willBeLeft'),
                value: isUntracked(note)
                  ? translate('productReturn.untracked')
                  : format.withDoses(Math.max(line.quantiteStock - (quantity ?? 0), 0), product),
              },
            ]}
          />
        )
      }
    >
      <ScanBar scanning={scanning} />
      <FormSection step={1} title={translate('field.centre')}>
        <FormCentre
          name="centre"
          label={translate('field.vaccinationCentre')}
          required
          centres={centres}
          onValue={forgetNote}
        />
      </FormSection>
      <FormSection
        step={2}
        title={translate('field.product')}
        waitsFor={centre ? undefined : translate('productReturn.chooseCentreFirst')}
      >
        <FormProductChoice
          products={products}
          details={(each) => format.content(each)}
          onValue={forgetNote}
        />
      </FormSection>
      <FormSection
        step={3}
        title={translate('field.deliveryNote')}
        waitsFor={centre && product ? undefined : translate('productReturn.chooseProductFirst')}
      >
        {product && <NoteStep notes={notes} product={product} onValue={choose} />}
      </FormSection>
      <FormSection
        step={4}
        title={translate('field.batch')}
        waitsFor={note ? undefined : translate('productReturn.chooseNoteFirst')}
      >
        {note && centre && product && (
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
            {returns.length > 0 ? (
              <SplitNotice
                product={product}
                parts={returns.map(({ sent }) => ({
                  lot: batches.find(({ id }) => id === sent.line)?.lot ?? '',
                  quantity: sent.quantity ?? 0,
                }))}
              />
            ) : line && isUntracked(note) ? (
              <Alert severity="info">
                {translate('productReturn.untrackedHelp', { centre: centre.nom })}
              </Alert>
            ) : (
              line &&
              (quantity ?? 0) > residual &&
              (quantity ?? 0) <= line.quantite && (
                <Alert severity="warning">
                  {translate('productReturn.residualHelp', { packages: format.packages(residual, product) })}
                </Alert>
              )
            )}
            <FormComment label={translate('productReturn.comment')} />
          </>
        )}
      </FormSection>
    </OperationForm>
  );
}

/**
 * Chooses a delivery note, and its line where it has one of the product only, which is not recalled. What leaves no
 * choice is not asked: a single note is chosen as soon as it is known.
 */
function useNoteChoice(
  form: UseFormReturn<ReturnValues>,
  notes: readonly ReturnableNote[] | undefined,
): (noteId: string | null) => void {
  const choose = useCallback(
    (noteId: string | null) => {
      const [only, ...others] = notes?.find(({ id }) => id === noteId)?.lignes ?? [];
      const proposed = others.length === 0 && !only?.rappel ? only?.id : undefined;
      form.setValue('note', noteId, { shouldDirty: true });
      form.setValue('line', proposed ?? null, { shouldDirty: true });
      form.clearErrors();
    },
    [form, notes],
  );
  useEffect(() => {
    const [only, ...others] = notes ?? [];
    if (only && others.length === 0 && form.getValues('note') === null) choose(only.id);
  }, [form, notes, choose]);
  return choose;
}
