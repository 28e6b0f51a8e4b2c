import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from '../../api/queries.js';
import { useCommand } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useStoragePrefix } from '../../providers/session/prefix.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { useTold } from '../../shared/feedback/useTold.js';
import { mayCancel, type Preparation } from './prepared.js';

/** Takes the preparation back: its goods return to the batches that they left. */
export function CancelPreparation({ preparation }: { preparation: Preparation }) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const told = useTold();
  const queryClient = useQueryClient();
  const path = `/${useStoragePrefix()}/preparation/{id}` as const;
  const parameters = { path: { id: preparation.id } };
  const { mutateAsync, isPending } = useCommand({ method: 'put', path, parameters });
  const reads = onlyReads(useSession());

  const cancel = async () => {
    const isMeant = await confirm({
      title: translate('preparation.cancelTitle', { number: preparation.numeroBl }),
      text: translate('preparation.cancelText'),
      confirmLabel: translate('preparation.cancel'),
      cancelLabel: translate('preparation.keep'),
      danger: true,
    });
    if (!isMeant) return;
    const cancelled = await told(mutateAsync(undefined), {
      done: 'preparation.cancelSuccess',
      failure: 'preparation.cancelFailure',
    });
    if (cancelled) queryClient.setQueryData(queryKey(path, parameters), cancelled);
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
