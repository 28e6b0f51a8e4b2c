import { useCallback, useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useConfirm } from '../dialog/Confirm.js';
import { useIsShown } from '../navigation/useIsShown.js';
import type { Sending } from './useOperationForm.js';

/** Whether there is something to lose, and whether it is on its way to the service. */
export interface Unsaved {
  readonly hasChanges: () => boolean;
  /** Absent: it is never sent. */
  readonly sending?: Sending;
}

/**
 * Asks before typed work is left. While it is being sent the question says so, and goes by itself with the answer of
 * the service: to where the user wanted where that was a success, or has closed the form; back to the form where
 * something is to be mended.
 *
 * @returns whether it may be left
 */
export function useLeaveQuestion(unsaved: Unsaved): () => Promise<boolean> {
  const translate = useTranslate();
  const confirm = useConfirm();
  const isShown = useIsShown();
  const answered = useRef(new AbortController());
  const latest = useRef(unsaved);
  latest.current = unsaved;
  const isSending = unsaved.sending === 'sending';

  useEffect(() => {
    if (!isSending) return;
    const sent = new AbortController();
    answered.current = sent;
    return () => sent.abort();
  }, [isSending]);

  return useCallback(async () => {
    if (!latest.current.hasChanges()) return true;
    const isMeant = await confirm({
      title: translate(isSending ? 'unsaved.sending.title' : 'unsaved.title'),
      text: translate(isSending ? 'unsaved.sending.text' : 'unsaved.text'),
      confirmLabel: translate('unsaved.leave'),
      cancelLabel: translate('unsaved.stay'),
      danger: true,
      signal: isSending ? answered.current.signal : undefined,
    });
    return isMeant || (isSending && (latest.current.sending === 'taken' || !isShown.current));
  }, [confirm, translate, isSending, isShown]);
}
