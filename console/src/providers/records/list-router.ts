import { type RouterProvider, reactRouterProvider } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsLeaving } from '../router/useIsLeaving.js';

type Navigate = ReturnType<RouterProvider['useNavigate']>;

/**
 * React Router as react-admin uses it. A list of react-admin writes its filters, order and page into the address a
 * moment after they were chosen: no longer once the user has gone on to another page, whom it would call back.
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

/** Pages are as long as the screen allows. */
export const NONE_TO_CHOOSE: readonly number[] = [];

interface ListAddress {
  /** Filters that apply where the address says something of the list, but no filter. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Page lengths that can be chosen: another one, in an address from another screen, is not read. */
  readonly pageLengths: readonly number[];
}

/** @param filter as the address writes it */
const routerOf = (filter: string, pageLengths: readonly number[]): RouterProvider => {
  /** The address as the list reads it. */
  const readIn = (address: string): string => {
    const search = new URLSearchParams(address);
    if (!pageLengths.includes(Number(search.get('perPage')))) search.delete('perPage');
    if (search.size > 0 && !search.has('filter')) search.set('filter', filter);
    return search.toString();
  };
  return { ...listRouter, useLocation: () => useReadLocation(readIn) };
};

function useReadLocation(readIn: (address: string) => string) {
  const location = useLocation();
  return useMemo(() => ({ ...location, search: readIn(location.search) }), [location, readIn]);
}

/** The router of one list. react-admin alone forgets the default filters once the address has any parameter. */
export function useListRouter({ defaults, pageLengths }: ListAddress): RouterProvider {
  const filter = JSON.stringify(defaults);
  return useMemo(() => routerOf(filter, pageLengths), [filter, pageLengths]);
}

const isOfSamePage = (to: Parameters<Navigate>[0]): boolean =>
  typeof to === 'object' && to.pathname === undefined;
