import { createContext, useContext } from 'react';
import type { AdministeredKind } from './administered-kind.js';

interface RecordFormContext {
  readonly kind: AdministeredKind;
  /** The form creates a record: fields that are chosen once can be chosen. */
  readonly isNew: boolean;
}

const Context = createContext<RecordFormContext | null>(null);

export const RecordFormProvider = Context.Provider;

/** What the surrounding `RecordForm` creates or changes. */
export function useRecordForm(): RecordFormContext {
  const context = useContext(Context);
  if (!context) throw new Error('There is no RecordForm around');
  return context;
}
