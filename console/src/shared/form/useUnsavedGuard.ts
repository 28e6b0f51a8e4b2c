import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useConfirm } from '../dialog/Confirm.js';

/** Asks before typed work is lost by leaving the page, by a link, the browser's back, or closing the window. */
export function useUnsavedGuard(hasChanges: () => boolean): void {
  const translate = useTranslate();
  const confirm = useConfirm();
  // A page before the sign-in is another document, for which the browser would ask again.
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );

  useEffect(() => {
    if (blocker.state === 'unblocked') mayLeave.current = false;
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: translate('unsaved.title'),
      text: translate('unsaved.text'),
      confirmLabel: translate('unsaved.leave'),
      cancelLabel: translate('unsaved.stay'),
      danger: true,
    }).then((leave) => {
      mayLeave.current = leave;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirm, translate]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges() && !mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}
