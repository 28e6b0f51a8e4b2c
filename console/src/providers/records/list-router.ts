import { type RouterProvider, reactRouterProvider } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsLeaving } from '../router/useIsLeaving.js';

type Navigate = ReturnType<RouterProvider['useNavigate']>;

/**
 * React Router as react-admin uses it. A list of react-admin writes its filters, order and page into the address a moment
 * after they were chosen: no longer once the user has gone on to another page, whom it would call back.
 */
export const listRouter: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = useNavigate();
    const isLeaving = useIsLeaving();
    return useCallback<Navigate>(
      (to, options) => {
        if (isOfSamePage(to) && isLeaving()) return;
        if (typeof to === 'number') void navigate(to);
        else void navigate(to, options);
      },
      [navigate, isLeaving],
    );
  },
};

/** For lists whose pages are as long as the screen allows: the page length of an address from another screen is not read. */
export const fixedLengthRouter: RouterProvider = {
  ...listRouter,
  useLocation: () => {
    const location = useLocation();
    return useMemo(() => {
      const search = new URLSearchParams(location.search);
      search.delete('perPage');
      return { ...location, search: search.toString() };
    }, [location]);
  },
};

const isOfSamePage = (to: Parameters<Navigate>[0]): boolean =>
  typeof to === 'object' && to.pathname === undefined;
