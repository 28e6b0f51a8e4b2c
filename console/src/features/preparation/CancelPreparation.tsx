import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from '../../api/queries.js';
import { useCommand } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useStoragePrefix } from '../../providers/session/prefix.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { mayCancel, type Preparation } from './prepared.js';

/** Takes the preparation back: its goods return to the batches that they left. */
export function CancelPreparation({ preparation }: { preparation: Preparation }) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const path = `/${useStoragePrefix()}/preparation/{id}` as const;
  const parameters = { path: { id: preparation.id } };
  const { mutateAsync, isPending } = useCommand({ method: 'put', path, parameters });
  const reads = onlyReads(useSession().user);

  const cancel = async () => {
    const isMeant = await confirm({
      title: translate('preparation.cancelTitle', { number: preparation.numeroBl }),
      text: translate('preparation.cancelText'),
      confirmLabel: translate('preparation.cancel'),
      cancelLabel: translate('preparation.keep'),
      danger: true,
    });
    if (!isMeant) return;
    try {
      const cancelled = await mutateAsync(undefined);
      queryClient.setQueryData(queryKey(path, parameters), cancelled);
      announce.success(translate('preparation.cancelSuccess'));
    } catch (error) {
      announce.error(commandErrorText(error, translate, translate('preparation.cancelFailure')));
    }
  };

  if (reads) return null;
  return (
    <Button
      color="error"
      variant="outlined"
      disabled={!mayCancel(preparation)}
      loading={isPending}
      onClick={() => void cancel()}
    >
      {translate('preparation.cancel')}
    </Button>
  );
}
