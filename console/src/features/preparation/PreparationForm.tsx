import Alert from '@mui/material/Alert';
import { type BaseSyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { RefusedError } from '../../api/errors.js';
import type { CentreTree } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useStoragePrefix } from '../../providers/session/prefix.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { OperationForm } from '../../shared/form/OperationForm.js';
import { showFieldErrors } from '../../shared/form/server-errors.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useLeadOn } from '../../shared/navigation/useLeadOn.js';
import { useLastUsed } from '../../shared/pickers/last-used.js';
import type { LineAdder } from './AddLine.js';
import { type CarriedRequest, packagesAsked } from './carried-request.js';
import { LineRefusal } from './LineRefusal.js';
import { LineSection } from './LineSection.js';
import { type RefusedLines, readRefusal } from './line-faults.js';
import { linesFor, type PreparableProduct, unexplainedLines } from './lines.js';
import {
  ALLOCATION_EXCEEDED,
  FIELD_NAMES,
  type PreparationValues,
  startingValues,
  toBody,
} from './preparation.js';
import { type Equipment, ShipmentFields } from './ShipmentFields.js';
import { Totals } from './Totals.js';
import { useProcessing } from './useProcessing.js';

interface Props {
  readonly products: readonly PreparableProduct[];
  readonly destinations: readonly CentreTree[];
  readonly equipment: Equipment;
  readonly request: CarriedRequest | undefined;
}

export function PreparationForm({ products, destinations, equipment, request }: Props) {
  const translate = useTranslate();
  const leadOn = useLeadOn();
  const confirm = useConfirm();
  const askToProcess = useProcessing();
  const prefix = useStoragePrefix();
  const format = useFormat();
  const { zone } = useSession();
  const asked = products.find(({ id }) => id === request?.productID);
  const packages = request && asked ? packagesAsked(request, asked.nbDoses) : null;
  const [defaultValues] = useState(() =>
    startingValues(
      request,
      destinations,
      equipment.carriers,
      asked && packages ? linesFor(asked, packages, { zone }) : [],
    ),
  );
  const missing = (packages ?? 0) - defaultValues.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [refusal, setRefusal] = useState<RefusedLines>();
  const [reveal, setReveal] = useState<{ readonly key: string }>();
  const adder = useRef<LineAdder>(null);

  const lastProduct = useLastUsed('product');
  const lastDestination = useLastUsed('destination');
  const operation = useOperationForm({
    defaultValues,
    command: { method: 'post', path: `/${prefix}/preparation` },
    toBody: (values) => toBody(values, prefix, request),
    fieldNames: FIELD_NAMES,
    success: 'preparation.success',
    onSuccess: ({ id }, { destination, lines: prepared }) => {
      lastProduct.remember(prepared.at(-1)?.product.id);
      lastDestination.remember(destination);
      void leaveFor(id);
    },
    onRefused: async (error, body, values, sendAgain): Promise<boolean> => {
      if (!error.hasGlobal(ALLOCATION_EXCEEDED)) return tellOfLines(error, values);
      if (await isMeantAboveAllocation()) await sendAgain({ ...body, forceValidation: true });
      return true;
    },
  });

  // What was refused before says nothing of the attempt that runs now, however that ends.
  const { isSending } = operation;
  useEffect(() => {
    if (isSending) setRefusal(undefined);
  }, [isSending]);

  /**
   * A request that was served is asked about before its preparation is shown. The form forgets it first, because the
   * page may be read anew while the question is open; the sheet then takes the place of the form in the browser's
   * history. Either would offer to prepare the same request once more.
   */
  const leaveFor = async (id: string) => {
    if (request) {
      leadOn('.', { replace: true, state: null });
      await askToProcess(request.replenishmentID);
    }
    leadOn(`/${prefix}/exits/${id}`, { replace: request !== undefined });
  };

  const isMeantAboveAllocation = (): Promise<boolean> =>
    confirm({
      title: translate('preparation.allocationTitle'),
      text: translate('quantitePrevision'),
      confirmLabel: translate('preparation.allocationConfirm'),
    });

  /** Somebody else took the goods: which lines, and what is left, is said on each, and in the bar with all of them. */
  const tellOfLines = (error: RefusedError, values: PreparationValues): boolean => {
    const read = readRefusal(error.fieldErrors, values.lines);
    setRefusal(read);
    const [first] = read.faults;
    if (!first) return false;
    showFieldErrors(
      operation.form,
      new RefusedError(error.status, error.globalErrors, read.others),
      FIELD_NAMES,
    );
    setReveal({ key: first.lineKey });
    return true;
  };

  const mend = (lineKey: string) =>
    setRefusal(
      (told) => told && { ...told, faults: told.faults.filter((fault) => fault.lineKey !== lineKey) },
    );

  // No more than these: whatever is typed into another field would draw every line anew.
  const [lines, thawed] = operation.form.watch(['lines', 'thawed']);
  const faults = useMemo(
    () => (refusal?.faults ?? []).filter(({ lineKey }) => lines.some(({ key }) => key === lineKey)),
    [refusal, lines],
  );

  /** Why a later batch leaves is asked while its line is entered: here of lines that became such afterwards. */
  const areExplained = (): boolean => {
    const { lines: prepared, thawed: areThawed } = operation.form.getValues();
    const unexplained = unexplainedLines(prepared, products, { thawed: areThawed, zone });
    const [first] = unexplained;
    if (!first) return true;
    setRefusal({
      headline: translate('preparation.laterBatches'),
      faults: unexplained.map((line) => ({
        lineKey: line.key,
        number: prepared.indexOf(line) + 1,
        product: line.product,
        message: { code: 'preparation.laterBatch' },
        left: undefined,
      })),
      others: [],
    });
    setReveal({ key: first.key });
    return false;
  };

  /** The line that is being typed belongs to what is sent: it is added first, or keeps the form from being sent. */
  const submit = async (event?: BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault();
    await adder.current?.finish();
    if (areExplained()) await operation.submit(event);
    // What else is wrong is said with it.
    else await operation.form.trigger();
  };
  return (
    <>
      {request?.commentFromReplenishment && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {translate('preparation.requestComment', { comment: request.commentFromReplenishment })}
        </Alert>
      )}
      {request && !asked && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {translate('preparation.requestWithoutStock')}
        </Alert>
      )}
      {asked && missing > 0 && (
        <Alert severity="warning" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
          {translate('preparation.requestShort', {
            product: asked.nomCommercial,
            missing: format.packages(missing, asked),
          })}
        </Alert>
      )}
      <OperationForm
        operation={{ ...operation, submit }}
        large
        submitDisabled={lines.length === 0}
        submitLabel={translate('preparation.submit')}
        loses={
          lines.length > 0 ? translate('preparation.clearText', { smart_count: lines.length }) : undefined
        }
        summary={<ShipmentFields destinations={destinations} equipment={equipment} />}
        refusal={
          faults.length > 0 && (
            <LineRefusal headline={refusal?.headline} faults={faults} onShow={(key) => setReveal({ key })} />
          )
        }
        actions={<Totals role="status" lines={lines} />}
      >
        <LineSection
          products={products}
          thawed={thawed}
          adder={adder}
          faults={faults}
          onMend={mend}
          reveal={reveal}
        />
      </OperationForm>
    </>
  );
}
