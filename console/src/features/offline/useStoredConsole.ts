import { useEffect, useState } from 'react';

/**
 * Whether this browser has stored the console, so that its pages open without a network. The first visit stores it in
 * the background; some browsers never do (a private window).
 */
export function useStoredConsole(): boolean {
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    let isShown = true;
    void navigator.serviceWorker?.ready.then(() => isShown && setIsStored(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isStored;
}
