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
import { useScannedArrivals } from './useScannedArrivals.js';

interface Props {
  /** Position of the first section. */
  readonly step: number;
  readonly notes: readonly IncomingNote[];
  readonly note: IncomingNote | undefined;
  /** The form begins anew with each note. */
  readonly onChoose: (note: IncomingNote | undefined) => void;
  /** The time of arrival is asked for. */
  readonly asksTime?: boolean;
  /** Where notes come from, said where there is none. */
  readonly noNoteHelp: string;
}

/** The note in the hand, its lines, and whether what came is what it says. */
export function NoteFields({ step, notes, note, onChoose, asksTime = false, noNoteHelp }: Props) {
  const translate = useTranslate();
  const waitsFor = note ? undefined : translate('stockEntry.chooseNoteFirst');
  const choose = (id: string | null) => onChoose(notes.find((each) => each.id === id));
  const { scanning, seen } = useScannedArrivals(notes, note, choose);

  return (
    <>
      {notes.length > 0 && <ScanBar scanning={scanning} hint={translate('stockEntry.scanHint')} />}
      <FormSection step={step} title={translate('field.deliveryNote')}>
        {notes.length === 0 ? (
          <EmptyState title={translate('stockEntry.noNote')} help={noNoteHelp} />
        ) : (
          <FormNote
            name="note"
            label={translate('stockEntry.note')}
            required
            notes={notes}
            onValue={choose}
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
      <FormSection
        step={step + 2}
        title={translate(asksTime ? 'stockEntry.stepReception' : 'stockEntry.stepCompliance')}
        waitsFor={waitsFor}
      >
        {note && (
          <>
            {asksTime && (
              <FieldRow>
                <FormDateTime
                  key={note.id}
                  name="receivedAt"
                  label={translate('stockEntry.receivedAt')}
                  required
                  rules={[notInFuture]}
                />
              </FieldRow>
            )}
            <ComplianceFields />
          </>
        )}
      </FormSection>
    </>
  );
}
