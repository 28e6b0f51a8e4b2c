import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { RefusedError } from '../../../api/errors.js';
import { download } from '../../../api/files.js';
import { useCommand } from '../../../api/useCommand.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { leftErrorText } from '../../../shared/errors/failure-text.js';
import { useAnnounce } from '../../../shared/feedback/Messages.js';
import { SlowAnswer } from '../../../shared/feedback/SlowAnswer.js';
import { dimmed } from '../../../shared/form/dimmed.js';
import { FormFile } from '../../../shared/form/fields/FormFile.js';
import { useFocusAfterSending } from '../../../shared/form/useFocusAfterSending.js';
import type { Sending } from '../../../shared/form/useOperationForm.js';
import { isSessionOver, useSendAgain } from '../../../shared/form/useSendAgain.js';
import { useUnsavedGuard } from '../../../shared/form/useUnsavedGuard.js';
import { ImportLines } from '../../../shared/import/ImportLines.js';
import {
  type ImportedChange,
  type ImportReport,
  importForm,
  importProblem,
  mayApply,
} from '../../../shared/import/import-report.js';
import { useIsShown } from '../../../shared/navigation/useIsShown.js';
import { ActionBar } from '../../../shared/page/ActionBar.js';
import { LinkButton } from '../../../shared/page/LinkButton.js';
import { Page } from '../../../shared/page/Page.js';
import { Panel } from '../../../shared/page/Panel.js';
import { DownloadButton } from '../../../shared/record/DownloadButton.js';
import { KINDS } from '../record/administered-kind.js';
import { losesAccess } from '../record/losesAccess.js';
import { useFieldWords } from '../record/useFieldWords.js';

interface Props {
  readonly kind: 'centre' | 'product';
  /** Message id. */
  readonly title: string;
}

export const importScreen = (props: Props) => ({ default: () => <ImportScreen {...props} /> });

/** A workbook is tried first, line by line, as soon as it is chosen; only what was seen is applied. */
function ImportScreen({ kind: name, title }: Props) {
  const kind = KINDS[name];
  const translate = useTranslate();
  const { label, value } = useFieldWords();
  const words = {
    label,
    change: ({ champ, avant, apres }: ImportedChange) => `${value(champ, avant)} → ${value(champ, apres)}`,
  };
  const announce = useAnnounce();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<{ file: File | null }>({ defaultValues: { file: null } });
  const file = form.watch('file');
  const isShown = useIsShown();
  const command = useCommand({ method: 'post', path: `${kind.path}/import`, isLong: true });
  const { error, isPending, variables } = command;
  /** Of the file that is chosen. */
  const [report, setReport] = useState<ImportReport>();
  const isTrying = isPending && variables?.body.get('dryRun') === 'true';
  /** Of what changes something: a check may be left without a word. */
  const [applying, setApplying] = useState<Sending>('ready');
  const isApplying = applying === 'sending';
  const isSending = isPending || isApplying;
  useUnsavedGuard({ hasChanges: () => isApplying, sending: applying });
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  useFocusAfterSending(element, isSending ? 'sending' : 'ready');

  /** Does not reject: the page shows the `error` of the command. */
  const check = async (chosen: File): Promise<void> => {
    setReport(undefined);
    setReport(await command.mutateAsync(importForm(chosen, true)).catch(() => undefined));
  };
  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!file || isSending) return;
    setApplying('sending');
    try {
      const answer = await command.mutateAsync(importForm(file, false));
      await queryClient.invalidateQueries();
      // The guard has to know before the way to the list begins.
      flushSync(() => {
        setApplying('taken');
        setReport(undefined);
      });
      announce.success(
        translate('administration.import.done', { created: answer.creations, changed: answer.modifications }),
      );
      if (isShown.current) void navigate(kind.address);
    } catch (failure) {
      setApplying('ready');
      // What it was refused for may be new since it was checked.
      if (failure instanceof RefusedError && !isSessionOver(failure)) setReport(undefined);
      if (!isShown.current) announce.error(leftErrorText(failure, translate));
    }
  };
  const sendAgainText = useSendAgain(error);
  const isSignedInAgain = sendAgainText !== undefined;
  const checkAgain = useEffectEvent(() => {
    if (file && !report) void check(file);
  });
  // A check is nothing that would have to be asked for: it follows from the choice of the file.
  useEffect(() => {
    if (isSignedInAgain) checkAgain();
  }, [isSignedInAgain]);
  const problem = error ? ((report && sendAgainText) ?? importProblem(error, translate)) : undefined;
  const losing = report?.pertesAcces ?? [];

  return (
    <Page
      title={translate(title)}
      lead={translate('importing.lead')}
      actions={
        <DownloadButton
          kind="export"
          label={translate('importing.model')}
          download={download(`${kind.path}/import/model`, 'import.xlsx')}
        />
      }
    >
      <FormProvider {...form}>
        <Panel sx={{ display: 'grid', gap: 4, mb: 5 }}>
          <Box component="form" id={formId} ref={element} onSubmit={(event) => void apply(event)}>
            <Box inert={isSending} sx={{ display: 'grid', ...dimmed(isSending) }}>
              <FormFile
                name="file"
                label={translate('importing.file')}
                accept=".xlsx"
                help={translate('administration.import.fileHelp')}
                onValue={(chosen) => chosen && void check(chosen)}
              />
            </Box>
          </Box>
          <div>
            <SlowAnswer isWaiting={isSending} />
            <Box role="alert">{problem && <Alert severity="error">{problem}</Alert>}</Box>
          </div>
        </Panel>
      </FormProvider>
      {losing.length > 0 && file && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {losesAccess(losing, translate)}
        </Alert>
      )}
      {report && file && <ImportLines report={report} words={words} />}
      <ActionBar>
        <Box sx={{ flex: 1 }} />
        <LinkButton to={kind.address}>{translate('action.cancel')}</LinkButton>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          size="large"
          disabled={!report || !mayApply(report) || !file}
          loading={isSending}
        >
          {isTrying
            ? translate('importing.checking')
            : report
              ? translate('importing.apply', {
                  smart_count: report.creations + report.modifications,
                })
              : translate('importing.open')}
        </Button>
      </ActionBar>
    </Page>
  );
}
