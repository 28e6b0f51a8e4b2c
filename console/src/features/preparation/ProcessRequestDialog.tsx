import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { FormComment } from '../../shared/form/fields/FormComment.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';

interface Props {
  readonly requestId: string;
  /** Answered, one way or the other. */
  readonly onDone: () => void;
}

const EMPTY = { comment: '' };

/** The request has been served: is it processed? (section 4 "After a preparation linked to a request") */
export function ProcessRequestDialog({ requestId, onDone }: Props) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { form, submit, isSending } = useOperationForm({
    defaultValues: EMPTY,
    command: { method: 'PUT', path: '/vaccination/besoin' },
    toBody: ({ comment }) => ({
      id: requestId,
      newStatut: 'TRAITE',
      commentaire: comment.trim() === '' ? null : comment.trim(),
    }),
    fieldNames: { commentaire: 'comment' },
    onRefused: () => {
      announce.error(translate('preparation.requestFailure'));
      return true;
    },
    onSuccess: () => {
      announce.success(translate('preparation.requestProcessed'));
      onDone();
    },
  });
  return (
    <ResponsiveDialog
      open
      onClose={onDone}
      title={translate('preparation.processTitle')}
      actions={
        <>
          <Button onClick={onDone}>{translate('preparation.processLater')}</Button>
          <Button variant="contained" loading={isSending} onClick={() => void submit()}>
            {translate('preparation.process')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Typography>{translate('preparation.processText')}</Typography>
          <FormComment />
        </Box>
      </FormProvider>
    </ResponsiveDialog>
  );
}
