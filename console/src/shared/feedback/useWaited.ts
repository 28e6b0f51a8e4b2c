import { useTranslate } from '../../i18n/I18nProvider.js';
import { useAnnounce } from './Messages.js';
import { SLOW_MS } from './SlowAnswer.js';

/**
 * Waits for a command that was sent without a form, and says when the service is slow, on whatever page its user is by
 * then (docs/rules/screens.md, SC-16). Answers and fails as the command does.
 */
export function useWaited() {
  const translate = useTranslate();
  const announce = useAnnounce();
  return async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    let takeBack: (() => void) | undefined;
    const timer = setTimeout(() => {
      takeBack = announce.forNow(translate('state.slow'));
    }, SLOW_MS);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      takeBack?.();
    }
  };
}
