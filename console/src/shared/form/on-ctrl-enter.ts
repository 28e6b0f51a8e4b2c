import type { KeyboardEvent } from 'react';

/**
 * For `<form onKeyDown>`: sends the form from a text of several lines, in which Enter alone begins a new one. As with
 * Enter in other fields, nothing is sent while the button that sends is disabled, and once for each press of the key.
 */
export function onCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  [...event.currentTarget.elements].find(isSubmit)?.click();
}

/** Also one outside the form that names it, as the buttons of a dialog do. */
const isSubmit = (element: Element): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement && element.type === 'submit';
