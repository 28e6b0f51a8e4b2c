import type { RefusedError } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';

/**
 * For `onRefused` of a form: more than the week's plan leaves is asked about, and sent once more where it is meant
 * (docs/rules/replenishment.md, RQ-6).
 */
export function usePlanQuestion() {
  const translate = useTranslate();
  const confirm = useConfirm();
  return async (error: RefusedError, force: () => Promise<void>): Promise<boolean> => {
    const asked = error.globalErrors.find(({ code }) => code === ErrorCode.allocationExceeded);
    if (!asked) return false;
    const isMeant = await confirm({
      title: translate('replenishment.plan.exceededTitle'),
      text: translate(ErrorCode.requestAboveAllocation),
      confirmLabel: translate('replenishment.plan.force'),
    });
    if (isMeant) await force();
    return true;
  };
}
