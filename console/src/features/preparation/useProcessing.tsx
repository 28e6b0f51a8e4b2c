import { RefusedError } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import { useCommand } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useConfirm, useReason } from '../../shared/dialog/Confirm.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useWaited } from '../../shared/feedback/useWaited.js';
import { ALLOCATION_EXCEEDED } from './preparation.js';

/**
 * After a preparation that serves a request: asks whether the request is processed thereby, with a comment that may be
 * left blank. Resolves when that is settled, whatever was answered (docs/rules/preparations.md, PR-13).
 */
export function useProcessing(): (requestId: string) => Promise<void> {
  const translate = useTranslate();
  const announce = useAnnounce();
  const waited = useWaited();
  const confirm = useConfirm();
  const ask = useReason();
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

  return async (requestId) => {
    const comment = await ask({
      title: translate('preparation.processTitle'),
      text: translate('preparation.processText'),
      confirmLabel: translate('preparation.processConfirm'),
      cancelLabel: translate('preparation.processLater'),
      reasonLabel: translate('field.comment'),
      initialReason: '',
      reasonOptional: true,
    });
    if (comment !== undefined) await process(requestId, comment, false);
  };
}
