import DiscardIcon from '@mui/icons-material/DeleteOutlineOutlined';
import ResendIcon from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { keylessErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useWaited } from '../../shared/feedback/useWaited.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { Loaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { space } from '../../theme/tokens.js';
import { type FailedJob, subjectOf } from './failed-job.js';

const parametersOf = ({ queue, id }: FailedJob) => ({ parameters: { path: { queue, id } } });

/** Jobs that were tried as often as they may be: an administrator sends them again, or discards them. */
export default function FailedJobsScreen() {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<FailedJob>();
  const { isAdmin } = useSession().user;
  const format = useFormat();
  const announce = useAnnounce();
  const waited = useWaited();
  const confirm = useConfirm();
  const failed = useRead('/jobs/failed');

  const work = useMutation<string, Error, () => Promise<string>>({
    mutationFn: (act) => waited(act()),
    onSuccess: (said) => announce.success(said),
    onError: (error) => announce.error(keylessErrorText(error, translate, 'failedJobs.unanswered')),
    onSettled: () => failed.refetch(),
  });
  const resent = (count: number) => translate('failedJobs.resent', { smart_count: count });
  const resend = (job: FailedJob) =>
    work.mutate(async () => {
      await call('post', '/jobs/failed/{queue}/{id}/resend', parametersOf(job));
      return resent(1);
    });
  const resendAll = () => work.mutate(async () => resent((await call('post', '/jobs/failed/resend')).resent));
  const discard = async (job: FailedJob) => {
    const sure = await confirm({
      title: translate('failedJobs.discardTitle'),
      text: translate('failedJobs.discardText'),
      confirmLabel: translate('failedJobs.discard'),
      danger: true,
    });
    if (!sure) return;
    work.mutate(async () => {
      await call('delete', '/jobs/failed/{queue}/{id}', parametersOf(job));
      return translate('failedJobs.discarded');
    });
  };

  const subject = (job: FailedJob): string => {
    const { words, text } = subjectOf(job);
    return words ? translate(words) : text;
  };
  const label = (words: string, job: FailedJob) => translate(words, { subject: subject(job) });

  return (
    <Page
      title={translate('failedJobs.title')}
      lead={translate('failedJobs.lead')}
      actions={
        isAdmin && failed.data && failed.data.length > 1 ? (
          <Button
            variant="contained"
            startIcon={<ResendIcon />}
            loading={work.isPending}
            loadingPosition="start"
            onClick={resendAll}
          >
            {translate('failedJobs.resendAll')}
          </Button>
        ) : undefined
      }
    >
      <Loaded
        query={failed}
        height={space.row}
        inPanel={false}
        empty={{ title: translate('failedJobs.empty'), help: translate('failedJobs.emptyHelp') }}
      >
        {(jobs) => (
          <DataList<FailedJob>
            label={translate('failedJobs.title')}
            rows={jobs}
            rowKey={({ queue, id }) => `${queue} ${id}`}
            columns={[
              column('kind', 'failedJobs.kind', ({ queue }) => translate(`failedJobs.kinds.${queue}`)),
              headline('subject', 'failedJobs.subject', subject),
              column('reason', 'field.cause', ({ reason }) => reason),
              figure('attempts', 'failedJobs.attempts', ({ attempts }) => format.number(attempts)),
              column(
                'failedAt',
                'failedJobs.failedAt',
                ({ failedAt }) => failedAt && format.dateTime(failedAt),
              ),
            ]}
            actions={(job) =>
              isAdmin && (
                <>
                  <IconButton
                    aria-label={label('failedJobs.resendOne', job)}
                    title={translate('failedJobs.resend')}
                    disabled={work.isPending}
                    onClick={() => resend(job)}
                  >
                    <ResendIcon />
                  </IconButton>
                  <IconButton
                    aria-label={label('failedJobs.discardOne', job)}
                    title={translate('failedJobs.discard')}
                    disabled={work.isPending}
                    onClick={() => void discard(job)}
                  >
                    <DiscardIcon />
                  </IconButton>
                </>
              )
            }
          />
        )}
      </Loaded>
    </Page>
  );
}
