import type { KeyboardEvent } from 'react';

/** Sends a form from a text of several lines, in which Enter alone begins a new one. */
export const onCtrlEnter =
  (submit: () => Promise<void>) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
  };
