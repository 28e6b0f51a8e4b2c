import { useMatches } from 'react-router';
import type { RouteHandle, ScreenRoute } from './screen-route.js';

/** The screen that the address leads to; undefined where there is none. */
export function useScreenRoute(): ScreenRoute | undefined {
  const matches = useMatches();
  return (matches.at(-1)?.handle as RouteHandle | undefined)?.route;
}
