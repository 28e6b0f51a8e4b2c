import { useEffect, useRef } from 'react';
import { credentials } from '../../api/credentials.js';
import { RefusedError } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import { useCommand } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useConfirm, useReason } from '../../shared/dialog/Confirm.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useWaited } from '../../shared/feedback/useWaited.js';
import { isSessionOver } from '../../shared/form/useSendAgain.js';
import { ALLOCATION_EXCEEDED } from './preparation.js';

/**
 * After a preparation that serves a request: asks whether the request is processed thereby, with a comment that may be
 * left blank. Resolves when that is settled, whatever was answered (docs/rules/replenishment.md, RQ-13). Where the
 * session ends meanwhile it is asked once more, with the comment, after the sign-in over the page
 * (docs/rules/accounts.md, AU-10).
 */
export function useProcessing(): (requestId: string) => Promise<void> {
  const translate = useTranslate();
  const announce = useAnnounce();
  const waited = useWaited();
  const confirm = useConfirm();
  const ask = useReason();
  const signedInAgain = useSignedInAgain();
  const { mutateAsync } = useCommand({ method: 'put', path: '/vaccination/besoin' });

  const process = async (id: string, comment: string, forced: boolean): Promise<void> => {
    try {
      await waited(
        mutateAsync({
          id,
          newStatut: 'TRAITE',
          commentaire: comment === '' ? null : comment,
          nbFlacons: null,
          dateReception: null,
          dateDepart: null,
          forceValidation: forced,
        }),
      );
      announce.success(translate('preparation.processed'));
    } catch (error) {
      if (isSessionOver(error)) {
        await signedInAgain();
        return askFor(id, comment);
      }
      if (!forced && error instanceof RefusedError && error.hasGlobal(ALLOCATION_EXCEEDED)) {
        const force = await confirm({
          title: translate('preparation.allocationTitle'),
          text: translate(ErrorCode.requestAboveAllocation),
          confirmLabel: translate('preparation.processConfirm'),
        });
        return force ? process(id, comment, true) : undefined;
      }
      announce.error(commandErrorText(error, translate, translate('preparation.processFailure')));
    }
  };

  const askFor = async (id: string, comment: string): Promise<void> => {
    const given = await ask({
      title: translate('preparation.processTitle'),
      text: translate('preparation.processText'),
      confirmLabel: translate('preparation.processConfirm'),
      cancelLabel: translate('preparation.processLater'),
      reasonLabel: translate('field.comment'),
      initialReason: comment,
      reasonOptional: true,
    });
    if (given !== undefined) await process(id, given, false);
  };

  return (requestId) => askFor(requestId, '');
}

/** Waits until the user has signed in again over the page; without an end where the page is left instead. */
function useSignedInAgain(): () => Promise<void> {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return () =>
    new Promise((resolve) => {
      stop.current = credentials.onChanged(() => {
        if (credentials.token === null) return;
        stop.current?.();
        resolve();
      });
    });
}
