import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { type DefaultValues, type Path, type PathValue } from 'react-hook-form';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { OperationForm } from '../../../shared/form/OperationForm.js';
import type { FieldNames } from '../../../shared/form/server-errors.js';
import { useOperationForm } from '../../../shared/form/useOperationForm.js';
import { useLeadOn } from '../../../shared/navigation/useLeadOn.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import { mayWrite } from '../kind-access.js';
import type { AdministeredKind, AdministeredRecord } from './administered-kind.js';
import { ConflictDialog } from './ConflictDialog.js';
import { RecordFormProvider } from './record-form-context.js';
import { bodyOf, compareEdits, type Values, valuesOf } from './record-values.js';
import { useListAddress } from './useListAddress.js';

interface Props<V extends Values> {
  readonly kind: AdministeredKind;
  /** Undefined: a new one. */
  readonly record: AdministeredRecord | undefined;
  /** Of a record that belongs to a centre: that one's id. */
  readonly centreId?: string;
  /** Every field of the form, empty; named as on the wire. */
  readonly blank: V;
  /** What goes out where it is more than the values. */
  readonly toBody?: (body: Values) => unknown;
  /** Asked before it is sent, where that needs a question; `before`: what the form began with. */
  readonly isMeant?: (values: V, before: V) => Promise<boolean>;
  /** Where the body's fields are called otherwise than the form's. */
  readonly fieldNames?: FieldNames<V>;
  /** Many fields side by side. */
  readonly large?: boolean;
  /** One or more `FormSection`. */
  readonly children: (values: V) => ReactNode;
}

/**
 * Creates a record, or changes one under the version that was opened. Where somebody else was quicker, both versions
 * are shown and nothing typed is lost.
 */
export function RecordForm<V extends Values>(props: Props<V>) {
  const {
    kind,
    record,
    centreId,
    blank,
    toBody = (body) => body,
    isMeant,
    fieldNames,
    large,
    children,
  } = props;
  const translate = useTranslate();
  const session = useSession();
  const leadOn = useLeadOn();
  const list = useListAddress(kind);
  const queryClient = useQueryClient();
  const base = useRef(record);
  const [defaults, setDefaults] = useState(() => (record ? valuesOf(blank, record) : blank));
  const [conflicting, setConflicting] = useState<V>();

  const write = (values: V) => {
    const identity = base.current && { id: base.current.id, version: base.current.version };
    return toBody({ ...bodyOf(values), ...identity });
  };

  const operation = useOperationForm({
    defaultValues: defaults,
    command: { method: record ? 'put' : 'post', path: kind.path },
    // The kind's path decides which body it is, and the form's fields are named after it.
    toBody: (values) => write(values) as never,
    isMeant: isMeant && ((values) => isMeant(values, defaults)),
    fieldNames,
    failure: `administration.kind.${kind.name}.${record ? 'updateFailure' : 'createFailure'}`,
    success: `administration.kind.${kind.name}.${record ? 'updated' : 'created'}`,
    onSuccess: () => {
      // Reference lists too: forms elsewhere choose among these records.
      void queryClient.invalidateQueries();
      leadOn(list);
    },
    onRefused: (error, _, values) => {
      if (error.status !== 409 || !base.current) return false;
      setConflicting(values);
      return true;
    },
  });
  const { form } = operation;

  const become = (theirs: AdministeredRecord) => {
    base.current = theirs;
    setDefaults(valuesOf(blank, theirs));
  };

  /** Their version becomes the one that is edited; what I changed stays changed. */
  const keepMine = (theirs: AdministeredRecord, mine: V) => {
    const { merged } = compareEdits(valuesOf(blank, base.current ?? theirs), mine, valuesOf(blank, theirs));
    become(theirs);
    form.reset(valuesOf(blank, theirs) as DefaultValues<V>);
    for (const [name, value] of Object.entries(merged)) {
      form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
    }
    setConflicting(undefined);
    void operation.send(write(merged) as never, merged);
  };

  const takeTheirs = (theirs: AdministeredRecord) => {
    become(theirs);
    operation.reset(valuesOf(blank, theirs));
    setConflicting(undefined);
  };

  return (
    <>
      <OperationForm
        operation={operation}
        large={large}
        readOnly={!mayWrite(kind.name, session, centreId)}
        submitLabel={translate(record ? 'action.save' : `administration.kind.${kind.name}.add`)}
        actions={<LinkButton to={list}>{translate('action.cancel')}</LinkButton>}
      >
        <RecordFormProvider value={{ kind, isNew: !record }}>{children(form.watch())}</RecordFormProvider>
      </OperationForm>
      {conflicting && base.current && (
        <ConflictDialog
          kind={kind}
          base={base.current}
          blank={blank}
          mine={conflicting}
          onKeepMine={(theirs) => keepMine(theirs, conflicting)}
          onTakeTheirs={takeTheirs}
          onClose={() => setConflicting(undefined)}
        />
      )}
    </>
  );
}
