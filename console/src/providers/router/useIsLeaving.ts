import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';

/**
 * Whether the user has already gone on to another page: a search that is still waiting must not call them back. The
 * router knows it at once, which only this context of React Router tells; a busy browser draws it later than the search
 * begins.
 */
export function useIsLeaving(): () => boolean {
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    if (!router) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  }, [router, pathname]);
}
