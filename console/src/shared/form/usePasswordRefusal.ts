import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { RefusedError, UnansweredError } from '../../api/errors.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { Translate } from '../../i18n/provider.js';
import { errorText } from '../errors/error-text.js';
import { fieldMessages } from '../errors/field-messages.js';

/**
 * What to tell of a password that was not set, or may not have been: it is sent without a key, and sent once more it is
 * refused where it counted.
 */
export const passwordErrorText = (error: unknown, translate: Translate): string =>
  error instanceof UnansweredError ? translate('session.passwordUnanswered') : errorText(error, translate);

/**
 * What went wrong with a form of passwords, whose fields are the browser's own: the first that was refused takes the
 * focus, and the fault of each is said until something is typed into it.
 */
export function usePasswordRefusal(form: RefObject<HTMLFormElement | null>, error: unknown) {
  const translate = useTranslate();
  const [corrected, setCorrected] = useState<{ error: unknown; names: readonly string[] }>({
    error,
    names: [],
  });
  const names = corrected.error === error ? corrected.names : [];
  const all = Object.entries(fieldMessages(error, translate));
  const left = all.filter(([name]) => !names.includes(name));
  const isCorrected = all.length > 0 && left.length === 0;

  useEffect(() => {
    if (error instanceof RefusedError)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, error]);

  return {
    messages: Object.fromEntries(left),
    /** Said above the fields. */
    problem: error && !isCorrected ? passwordErrorText(error, translate) : undefined,
    /** For `<form onInput>`. */
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement) setCorrected({ error, names: [...names, target.name] });
    },
  };
}
