import { useTranslate } from '../../i18n/I18nProvider.js';
import { commandErrorText } from '../errors/failure-text.js';
import { useAnnounce } from './Messages.js';
import { useWaited } from './useWaited.js';

interface Words {
  /** Message id of what is said where it was done. */
  readonly done: string;
  /** Message id of what is written before the reason where it was not done; without it, the reason alone. */
  readonly failure?: string;
}

/**
 * Tells what came of a command that no form waits for, on whatever page its user is by then (docs/rules/screens.md,
 * SC-17). The answer, or undefined where it was not done.
 */
export function useTold() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const waited = useWaited();
  return async <Answer>(answer: Promise<Answer>, { done, failure }: Words): Promise<Answer | undefined> => {
    try {
      const answered = await waited(answer);
      announce.success(translate(done));
      return answered;
    } catch (error) {
      announce.error(commandErrorText(error, translate, failure && translate(failure)));
      return undefined;
    }
  };
}
