import { useEffect, useState } from 'react';
import { credentials } from '../../api/credentials.js';
import { RefusedError } from '../../api/errors.js';
import { useTranslate } from '../../i18n/I18nProvider.js';

/** It was refused because the session had ended. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof RefusedError && error.status === 401;

/**
 * What is said in the place of a refusal for the end of the session once the user has signed in again over the page:
 * that it is to be sent again (docs/rules/accounts.md, AU-10).
 *
 * @param error why what was sent last was not taken, where it was not
 */
export function useSendAgain(error: unknown): string | undefined {
  const translate = useTranslate();
  const [answered, setAnswered] = useState<unknown>();
  useEffect(() => {
    if (!isSessionOver(error)) return;
    return credentials.onChanged(() => {
      if (credentials.token !== null) setAnswered(error);
    });
  }, [error]);
  return isSessionOver(error) && answered === error ? translate('sessionEnded.sendAgain') : undefined;
}
