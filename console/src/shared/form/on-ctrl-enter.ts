import type { KeyboardEvent } from 'react';

/** Sends a form from a text of several lines, in which Enter alone begins a new one; once for each press of the keys. */
export const onCtrlEnter =
  (submit: () => Promise<void>) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) void submit();
  };
