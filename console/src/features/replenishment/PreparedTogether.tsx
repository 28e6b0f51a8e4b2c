import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { download } from '../../api/files.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { DOCUMENTS } from './prepare-together.js';
import type { Request } from './request.js';
import { FIELD_NAMES, toBodyOfMany, valuesOfMany } from './status-change.js';
import { usePlanQuestion } from './usePlanQuestion.js';

interface Props {
  /** Preparations. */
  readonly ids: readonly string[];
  /** Requests that they serve. */
  readonly requests: readonly Request[];
  readonly onClose: () => void;
}

const NOTHING = valuesOfMany('PROCESS');

/** The documents of what was just prepared, and whether the requests are processed thereby. */
export function PreparedTogether({ ids, requests, onClose }: Props) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const formId = useId();
  const askAboutPlan = usePlanQuestion();
  const operation = useOperationForm({
    defaultValues: NOTHING,
    command: { method: 'put', path: '/vaccination/besoin/multiple' },
    toBody: (values) =>
      toBodyOfMany(
        'PROCESS',
        requests.map(({ id }) => id),
        values,
      ),
    fieldNames: FIELD_NAMES,
    failure: 'replenishment.statusesFailure',
    onSuccess: () => {
      announce.success(translate('replenishment.statusesChanged'));
      onClose();
    },
    onRefused: (error, body, values): boolean =>
      askAboutPlan(error, (): Promise<void> => operation.send({ ...body, forceValidation: true }, values)),
  });
  const { form, submit, isSending, problem } = operation;
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      width="md"
      title={translate('replenishment.prepared', { smart_count: ids.length })}
      actions={
        <>
          <Button onClick={onClose}>{translate('replenishment.leaveStatus')}</Button>
          <Button type="submit" form={formId} variant="contained" loading={isSending}>
            {translate('replenishment.submit.PROCESS')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {DOCUMENTS.map((documentType) => (
              <DownloadButton
                key={documentType}
                label={translate(`replenishment.document.${documentType}`)}
                download={download('/dispatch/preparation/multiple/document', `${documentType}.pdf`, {
                  query: { documentType, ids: [...ids] },
                })}
              />
            ))}
          </Box>
          <Typography>
            {translate('replenishment.processQuestion', { smart_count: requests.length })}
          </Typography>
          <FormComment />
          <Box role="alert">{problem && <Alert severity="error">{problem}</Alert>}</Box>
        </Box>
      </FormProvider>
    </ResponsiveDialog>
  );
}
