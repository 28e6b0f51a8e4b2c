import type { KeyboardEvent } from 'react';

/** Sends a form from a text of several lines, in which Enter begins a new line; once for each press of the keys. */
export const onCtrlEnter =
  (submit: () => Promise<void>) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) void submit();
  };
