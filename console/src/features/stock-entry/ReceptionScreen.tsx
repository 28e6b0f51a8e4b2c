import { useState } from 'react';
import { useFormRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { useGiven } from '../../shared/form/useGiven.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { LoadedForm } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import type { IncomingNote } from './incoming-note.js';
import { NoteFields } from './NoteFields.js';
import { EMPTY_RECEPTION, RECEPTION_FIELDS, receptionOf, toReceptionBody } from './reception.js';

/** A vaccination centre receives what its dispatch centre sent. */
export default function ReceptionScreen() {
  const translate = useTranslate();
  const notes = useFormRead('/dispatch/preparation/vaccination');

  return (
    <Page title={translate('stockEntry.title')}>
      <LoadedForm
        query={notes}
        saysItself
        rows={3}
        height={64}
        empty={{
          title: translate('stockEntry.noNote'),
          help: translate('stockEntry.noNoteHelp'),
          link: { to: '/vaccination/replenishment-form', label: translate('stockEntry.request') },
        }}
      >
        {(found) => <ReceptionForm notes={found} />}
      </LoadedForm>
    </Page>
  );
}

/** A vaccination centre receives by a note, of which it tells no time. */
function ReceptionForm({ notes }: { notes: readonly IncomingNote[] }) {
  const translate = useTranslate();
  const { idBl } = useGiven();
  const [initialValues] = useState(() => receptionOf(notes.find(({ id }) => id === idBl)));
  const operation = useOperationForm({
    defaultValues: EMPTY_RECEPTION,
    initialValues,
    command: { method: 'post', path: '/vaccination/entree-stock' },
    toBody: (values) => toReceptionBody(values, notes),
    fieldNames: RECEPTION_FIELDS,
    success: ({ offline }) => (offline ? 'offline.entryKept' : 'stockEntry.success'),
    onSuccess: () => window.scrollTo({ top: 0 }),
  });
  const { form } = operation;
  const chosen = form.watch('note');
  const note = notes.find(({ id }) => id === chosen);

  return (
    <OperationForm
      operation={operation}
      submitDisabled={!note}
      submitLabel={
        note
          ? translate('stockEntry.receive', { number: note.numeroBl })
          : translate('stockEntry.receiveNothing')
      }
    >
      <NoteFields
        step={1}
        notes={notes}
        note={note}
        onChoose={(next) => form.reset(receptionOf(next), { keepDefaultValues: true })}
        noNoteHelp={translate('stockEntry.noNoteHelp')}
      />
    </OperationForm>
  );
}
