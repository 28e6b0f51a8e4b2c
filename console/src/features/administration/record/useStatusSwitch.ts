import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../api/client.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useConfirm } from '../../../shared/dialog/Confirm.js';
import { commandErrorText } from '../../../shared/errors/failure-text.js';
import { useAnnounce } from '../../../shared/feedback/Messages.js';
import type { AdministeredKind } from './administered-kind.js';
import { useRecordWords } from './useRecordWords.js';

interface Switch {
  readonly id: string;
  readonly status: boolean;
}

/** Enables, disables, publishes or hides a record, after asking. */
export function useStatusSwitch(kind: AdministeredKind) {
  const translate = useTranslate();
  const words = useRecordWords(kind.name);
  const confirm = useConfirm();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: Switch) => send('put', `${kind.path}/${kind.statusPath ?? 'status'}`, { body }),
    onSuccess: async () => {
      // Reference lists too: what is disabled is no longer offered.
      await queryClient.invalidateQueries();
      announce.success(words.statusChanged);
    },
    onError: (error) => announce.error(commandErrorText(error, translate, words.statusFailure)),
  });

  return async ({ id, status }: Switch, name: string): Promise<void> => {
    const action = kind.name === 'template' ? (status ? 'publish' : 'hide') : status ? 'enable' : 'disable';
    const yes = await confirm({
      title: translate(`administration.${action}.title`, { name }),
      text: translate(`administration.${action}.text`),
      confirmLabel: translate(`administration.${action}.confirm`),
      danger: !status,
    });
    if (yes) mutate({ id, status });
  };
}
