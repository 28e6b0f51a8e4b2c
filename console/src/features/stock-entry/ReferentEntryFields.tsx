import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { FieldRow } from '../../shared/form/FieldRow.js';
import { FormSection } from '../../shared/form/FormSection.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { notInFuture } from '../../shared/form/rules.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { ComplianceFields } from './ComplianceFields.js';
import { DifferenceFields } from './DifferenceFields.js';
import { FormNote } from './FormNote.js';
import type { IncomingNote } from './incoming-note.js';
import { NoteLines } from './NoteLines.js';
import { type StockEntryValues, withNote } from './stock-entry.js';
import { useScannedArrivals } from './useScannedArrivals.js';

interface Props {
  /** Position of the first section. */
  readonly step: number;
  readonly notes: readonly IncomingNote[];
  readonly note: IncomingNote | undefined;
}

/** Goods that the referent sent: which note, what it says, how they arrived. */
export function ReferentEntryFields({ step, notes, note }: Props) {
  const translate = useTranslate();
  const form = useFormContext<StockEntryValues>();
  const waitsFor = note ? undefined : translate('stockEntry.chooseNoteFirst');

  const chooseNote = (id: string | null) =>
    form.reset(
      withNote(
        form.getValues(),
        notes.find((each) => each.id === id),
        new Date(),
      ),
      { keepDefaultValues: true },
    );

  const { scanning, seen } = useScannedArrivals(notes, note, chooseNote);

  return (
    <>
      {notes.length > 0 && <ScanBar scanning={scanning} hint={translate('stockEntry.scanHint')} />}
      <FormSection step={step} title={translate('stockEntry.stepNote')}>
        {notes.length === 0 ? (
          <EmptyState
            title={translate('stockEntry.noNote')}
            help={translate('stockEntry.noNoteFromReferent')}
          />
        ) : (
          <FormNote
            name="note"
            label={translate('stockEntry.note')}
            required
            notes={notes}
            onValue={chooseNote}
          />
        )}
      </FormSection>
      <FormSection step={step + 1} title={translate('stockEntry.stepLines')} waitsFor={waitsFor}>
        {note && (
          <>
            <NoteLines note={note} seen={seen} />
            <DifferenceFields note={note} />
          </>
        )}
      </FormSection>
      <FormSection step={step + 2} title={translate('stockEntry.stepReception')} waitsFor={waitsFor}>
        {note && (
          <>
            <FieldRow>
              <FormDateTime
                key={note.id}
                name="receivedAt"
                label={translate('stockEntry.receivedAt')}
                required
                rules={[notInFuture]}
              />
            </FieldRow>
            <ComplianceFields />
          </>
        )}
      </FormSection>
    </>
  );
}
