import { useState } from 'react';
import { serviceNow } from '../../api/service-clock.js';
import type { Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useStoragePrefix } from '../../providers/session/prefix.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { useGiven } from '../../shared/form/useGiven.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useLastUsed } from '../../shared/pickers/last-used.js';
import { Code } from '../../shared/record/Code.js';
import { GoodsSummary } from '../../shared/record/GoodsSummary.js';
import { ExternalEntryFields } from './ExternalEntryFields.js';
import type { IncomingNote } from './incoming-note.js';
import { NoteFields } from './NoteFields.js';
import {
  type EntryOrigin,
  emptyEntry,
  entryGiven,
  FIELD_NAMES,
  pathOf,
  type StockEntryBody,
  toBody,
  withNote,
} from './stock-entry.js';

interface Props {
  readonly products: readonly Product[];
  /** On the way from a referent; undefined where none above holds stock: there is no origin to choose. */
  readonly notes: readonly IncomingNote[] | undefined;
}

export function StockEntryForm({ products, notes }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const prefix = useStoragePrefix();
  // What waits is received first. Kept, so that the last note received does not turn the page over.
  const [defaultValues] = useState(() => emptyEntry(notes && notes.length > 0 ? 'REFERENT' : 'EXTERNAL'));
  const lastProduct = useLastUsed('product');
  const given = useGiven();
  const [initialValues] = useState(() =>
    entryGiven(defaultValues, given, { notes: notes ?? [], products }, serviceNow()),
  );

  const operation = useOperationForm({
    defaultValues,
    initialValues,
    command: { method: 'post', path: (body: StockEntryBody) => pathOf(prefix, body) },
    toBody,
    fieldNames: FIELD_NAMES,
    success: 'stockEntry.success',
    onSuccess: (_, { origin, product: entered }) => {
      lastProduct.remember(entered);
      operation.reset(emptyEntry(origin));
      window.scrollTo({ top: 0 });
    },
  });
  const { form } = operation;
  const values = form.watch();
  const isExternal = notes === undefined || values.origin === 'EXTERNAL';
  const product = isExternal ? products.find(({ id }) => id === values.product) : undefined;
  const note = isExternal ? undefined : notes.find(({ id }) => id === values.note);
  const firstStep = notes ? 2 : 1;

  return (
    <OperationForm
      operation={operation}
      submitDisabled={!product && !note}
      submitLabel={
        product && values.quantity
          ? translate('stockEntry.submit', { packages: format.packages(values.quantity, product) })
          : note
            ? translate('stockEntry.receive', { number: note.numeroBl })
            : translate('stockEntry.submitNothing')
      }
      summary={
        product && (
          <GoodsSummary
            product={product}
            lead={product.nom}
            facts={[
              { label: translate('field.batch'), value: values.lot && <Code>{values.lot}</Code> },
              { label: translate('field.expiry'), value: format.expiry(values.expiry, product) },
              {
                label: translate('stockEntry.totalDoses'),
                value: format.withDoses(values.quantity ?? 0, product),
              },
            ]}
          />
        )
      }
    >
      {notes && (
        <FormSection step={1} title={translate('stockEntry.stepOrigin')}>
          <FormChoice<EntryOrigin>
            name="origin"
            label={translate('stockEntry.origin')}
            options={[
              { value: 'EXTERNAL', label: translate('stockEntry.originExternal') },
              {
                value: 'REFERENT',
                label: translate('stockEntry.originReferent', { smart_count: notes.length }),
              },
            ]}
          />
        </FormSection>
      )}
      {isExternal ? (
        <ExternalEntryFields step={firstStep} products={products} product={product} />
      ) : (
        <NoteFields
          step={firstStep}
          notes={notes}
          note={note}
          onChoose={(next) =>
            form.reset(withNote(form.getValues(), next, serviceNow()), { keepDefaultValues: true })
          }
          asksTime
          noNoteHelp={translate('stockEntry.noNoteFromReferent')}
        />
      )}
    </OperationForm>
  );
}
