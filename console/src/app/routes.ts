/** Every feature's screens: the complete table of routes. */
import type { ScreenRoute } from '../shared/routing/screen-route.js';

const modules = import.meta.glob<{ readonly default: readonly ScreenRoute[] }>('../features/*/routes.ts', {
  eager: true,
});

export const SCREENS: readonly ScreenRoute[] = Object.values(modules).flatMap((module) => module.default);
