import { type RefObject, useEffect, useRef } from 'react';

/** Whether what calls this is still on screen, for what goes on after the user has left it. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
