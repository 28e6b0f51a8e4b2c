import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { RefusedError, type ServerMessage } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import { QUANTITY_MODES } from '../../api/generated/quantity-mode.js';
import { useCommand } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { optionsOf } from '../../i18n/options.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { FormDialog } from '../../shared/dialog/FormDialog.js';
import { commandErrorText, leftErrorText, messagesText } from '../../shared/errors/failure-text.js';
import { CommandProgress } from '../../shared/feedback/CommandProgress.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { FieldRow } from '../../shared/form/FieldRow.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormFile } from '../../shared/form/fields/FormFile.js';
import { FormWeek } from '../../shared/form/fields/FormWeek.js';
import type { Rule } from '../../shared/form/rules.js';
import { showFieldErrors } from '../../shared/form/server-errors.js';
import { useCheckedForm } from '../../shared/form/useCheckedForm.js';
import { useSendAgain } from '../../shared/form/useSendAgain.js';
import { isDay, weekNumber } from '../../shared/format/zone.js';
import { ImportLines } from '../../shared/import/ImportLines.js';
import { type ImportedChange, type ImportReport, mayApply } from '../../shared/import/import-report.js';
import { useIsShown } from '../../shared/navigation/useIsShown.js';
import { currentWeek, isOver } from './allocation.js';
import {
  FIELD_NAMES,
  IMPORT_PERIODS,
  type ImportValues,
  importBody,
  isSame,
  modelOf,
} from './import-form.js';
import { changeText } from './import-words.js';

interface Props {
  /** Monday that the list shows; the import begins there. */
  readonly week: string | null;
  readonly onClose: () => void;
}

/** What would become of the file, and what it was tried with. */
interface Tried {
  readonly report: ImportReport;
  readonly values: ImportValues;
}

/** Why the file was not taken, beyond single fields. */
interface Problem {
  readonly error: unknown;
  readonly told: readonly ServerMessage[];
}

/**
 * Plans from a workbook: tried first, line by line; only what was seen is imported (docs/rules/allocations.md, AL-10).
 */
export function ImportDialog({ week, onClose }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const announce = useAnnounce();
  const { zone } = useSession();
  const {
    form,
    check,
    problem: faults,
  } = useCheckedForm<ImportValues>({
    defaultValues: { period: null, mode: null, week: week ?? currentWeek(zone), file: null },
  });
  const [tried, setTried] = useState<Tried>();
  const [problem, setProblem] = useState<Problem>();
  const sendAgainText = useSendAgain(problem?.error);
  const command = useCommand({
    method: 'post',
    path: '/vaccination/approvisionnement/import',
    isLong: true,
  });
  const isShown = useIsShown();
  const [sending, setSending] = useState<'trial' | 'import'>();
  const isSending = sending !== undefined;
  const values = form.watch();
  const report = tried && isSame(tried.values, values) ? tried.report : undefined;
  const model = modelOf(values);

  const send = async (sent: ImportValues, dryRun: boolean): Promise<void> => {
    setProblem(undefined);
    setSending(dryRun ? 'trial' : 'import');
    try {
      const answer = await command.mutateAsync(importBody(sent, dryRun));
      if (dryRun) {
        setTried({ report: answer, values: sent });
        return;
      }
      announce.success(
        translate('procurement.import.done', {
          created: format.number(answer.creations),
          changed: format.number(answer.modifications),
        }),
      );
      if (isShown.current) onClose();
    } catch (error) {
      if (!isShown.current) {
        if (!dryRun) announce.error(leftErrorText(error, translate));
        return;
      }
      setTried(undefined);
      if (!(error instanceof RefusedError)) {
        setProblem({ error, told: [] });
        return;
      }
      // The centres or the plans have changed since the file was tried: its lines say what is wrong now.
      if (!dryRun && error.fieldErrors.some(({ field }) => field.startsWith('lignes['))) {
        await send(sent, true);
        return;
      }
      // While it is being sent no field can have the focus.
      flushSync(() => setSending(undefined));
      const told = [...error.globalErrors, ...showFieldErrors(form, error, FIELD_NAMES)];
      if (told.length > 0) setProblem({ error, told });
    } finally {
      setSending(undefined);
    }
  };
  const checkAndSend = check((sent) => send(sent, report === undefined || !mayApply(report)));
  const submit = (event?: React.BaseSyntheticEvent) => {
    setProblem(undefined);
    return checkAndSend(event);
  };
  const words = ({ error, told }: Problem): string =>
    told.length > 0
      ? messagesText(told, translate)
      : commandErrorText(error, translate, translate('procurement.import.failure'));
  const notOver: Rule<string | null> = (monday) =>
    monday && isOver(monday, zone) ? { code: ErrorCode.weekOver } : undefined;
  const lineWords = {
    // What becomes of a week is named by its Monday, what is wrong by the heading of its column.
    label: (field: string) =>
      isDay(field)
        ? translate('procurement.import.week', { week: weekNumber(field), date: format.date(field) })
        : field,
    change: (change: ImportedChange) => changeText(change, values.mode, { translate, format }),
  };

  return (
    <FormDialog
      operation={{
        form,
        submit,
        isSending,
        // A trial changes nothing, and may be left without a word.
        isUnanswered: () => sending === 'import',
        problem: (problem && (sendAgainText ?? words(problem))) ?? faults,
      }}
      title={translate('procurement.import.title')}
      submitLabel={
        report && mayApply(report)
          ? translate('importing.apply', { smart_count: report.creations + report.modifications })
          : translate('procurement.import.try')
      }
      onClose={onClose}
      width="md"
      below={report && <ImportLines report={report} words={lineWords} />}
      progress={<CommandProgress runningKey={command.runningKey} />}
    >
      <Typography color="textSecondary">{translate('importing.lead')}</Typography>
      <FieldRow>
        <FormChoice
          name="period"
          label={translate('procurement.import.period')}
          required
          options={optionsOf(IMPORT_PERIODS, 'procurement.import.periods', translate)}
        />
        <FormChoice
          name="mode"
          label={translate('procurement.mode')}
          required
          options={optionsOf(QUANTITY_MODES, 'enum.quantityMode', translate)}
        />
      </FieldRow>
      <FormWeek name="week" label={translate('procurement.firstWeek')} required rules={[notOver]} />
      <FormFile
        name="file"
        label={translate('importing.file')}
        required
        accept=".xls,.xlsx"
        help={translate('procurement.import.fileHelp')}
      />
      {model && (
        <Link href={model} download>
          {translate('importing.model')}
        </Link>
      )}
    </FormDialog>
  );
}
