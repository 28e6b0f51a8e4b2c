import { useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { useGiven } from '../../shared/form/useGiven.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { ComplianceFields } from './ComplianceFields.js';
import { DifferenceFields } from './DifferenceFields.js';
import { FormNote } from './FormNote.js';
import type { IncomingNote } from './incoming-note.js';
import { NoteLines } from './NoteLines.js';
import { EMPTY_RECEPTION, RECEPTION_FIELDS, receptionOf, toReceptionBody } from './reception.js';
import { useScannedArrivals } from './useScannedArrivals.js';

/** The note in the hand, its lines, and whether what came is what it says. */
export function ReceptionForm({ notes }: { notes: readonly IncomingNote[] }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { idBl } = useGiven();
  const [initialValues] = useState(() => receptionOf(notes.find(({ id }) => id === idBl)));
  const operation = useOperationForm({
    defaultValues: EMPTY_RECEPTION,
    initialValues,
    command: { method: 'post', path: '/vaccination/entree-stock' },
    toBody: (values) => toReceptionBody(values, notes),
    fieldNames: RECEPTION_FIELDS,
    onSuccess: ({ offline }) => {
      announce.success(translate(offline ? 'offline.entryKept' : 'stockEntry.success'));
      window.scrollTo({ top: 0 });
    },
  });
  const { form } = operation;
  const chosen = form.watch('note');
  const note = notes.find(({ id }) => id === chosen);
  const chooseNote = (id: string | null) =>
    form.reset(receptionOf(notes.find((one) => one.id === id)), { keepDefaultValues: true });
  const { scanning, seen } = useScannedArrivals(notes, note, chooseNote);
  const waitsFor = note ? undefined : translate('stockEntry.chooseNoteFirst');

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
      <ScanBar scanning={scanning} hint={translate('stockEntry.scanHint')} />
      <FormSection step={1} title={translate('stockEntry.stepNote')}>
        <FormNote
          name="note"
          label={translate('stockEntry.note')}
          required
          notes={notes}
          onValue={chooseNote}
        />
      </FormSection>
      <FormSection step={2} title={translate('stockEntry.stepLines')} waitsFor={waitsFor}>
        {note && (
          <>
            <NoteLines note={note} seen={seen} />
            <DifferenceFields note={note} />
          </>
        )}
      </FormSection>
      <FormSection step={3} title={translate('stockEntry.stepCompliance')} waitsFor={waitsFor}>
        {note && <ComplianceFields />}
      </FormSection>
    </OperationForm>
  );
}
