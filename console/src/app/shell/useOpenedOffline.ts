import { useState } from 'react';

/**
 * Whether one worked offline when the page was opened, and since: a page that is on screen while the mode is turned on,
 * in another window for example, may hold what was typed, and stays until its user leaves it.
 */
export function useOpenedOffline(pathname: string, isOffline: boolean): boolean {
  const [opened, setOpened] = useState({ pathname, isOffline });
  const isOther = opened.pathname !== pathname;
  if (isOther || (opened.isOffline && !isOffline)) setOpened({ pathname, isOffline });
  return isOther ? isOffline : opened.isOffline && isOffline;
}
