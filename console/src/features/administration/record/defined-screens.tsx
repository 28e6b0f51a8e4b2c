/** The two screens of a kind of record that has only fields: all that they show follows from its definition. */
import type { RecordKind } from '../../../api/generated/record-pages.js';
import { AdministeredList } from './AdministeredList.js';
import { type AdministeredRecord, KINDS } from './administered-kind.js';
import { blankOf } from './blank-record.js';
import { RecordForm } from './RecordForm.js';
import { RecordScreen } from './RecordScreen.js';
import { RecordSections } from './RecordSections.js';

type Listed = AdministeredRecord & Readonly<Record<string, unknown>>;

export const definedList = (name: RecordKind) => ({
  default: () => <AdministeredList kind={KINDS[name]} />,
});

export const definedForm = (name: RecordKind) => {
  const kind = KINDS[name];
  return {
    default: () => (
      <RecordScreen<Listed> kind={kind} nameOf={(record) => String(record[kind.order])}>
        {(record) => (
          <RecordForm kind={kind} record={record} blank={blankOf(name)}>
            {() => <RecordSections />}
          </RecordForm>
        )}
      </RecordScreen>
    ),
  };
};
