import { type ComponentType, createElement } from 'react';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { credentials } from '../api/credentials.js';
import type { RouteHandle, ScreenRoute } from '../shared/routing/screen-route.js';
import { RouteError } from './RouteError.js';
import { SCREENS } from './routes.js';
import { StartSkeleton } from './StartSkeleton.js';

/** One element for good: the router draws every level at each step of a navigation, and what stays need not follow. */
const component = async (load: () => Promise<{ readonly default: ComponentType }>) => ({
  element: createElement((await load()).default),
});

const toRoute = (route: ScreenRoute): RouteObject => ({
  path: route.path,
  handle: { route } satisfies RouteHandle,
  lazy: () => component(route.screen),
  ErrorBoundary: RouteError,
});

/** Shell and screen load side by side; the session is asked for as soon as the shell stands. */
export const createRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: RouteError,
      HydrateFallback: StartSkeleton,
      children: [
        {
          lazy: () => component(() => import('./PublicLayout.js')),
          children: [
            { path: '/login', lazy: () => component(() => import('../features/session/SignInScreen.js')) },
            { path: '/logout', lazy: () => component(() => import('../features/session/SignOutScreen.js')) },
            {
              path: '/passwordForgotten',
              lazy: () => component(() => import('../features/session/ForgottenPasswordScreen.js')),
            },
          ],
        },
        {
          loader: ({ request }) => {
            if (credentials.token !== null) return null;
            const { pathname, search } = new URL(request.url);
            const from = `${pathname}${search}`;
            return redirect(from === '/' ? '/login' : `/login?from=${encodeURIComponent(from)}`);
          },
          lazy: () => component(() => import('./shell/SignedInLayout.js')),
          ErrorBoundary: RouteError,
          children: [
            ...SCREENS.map(toRoute),
            { path: '*', lazy: () => component(() => import('./NotFoundPage.js')) },
          ],
        },
      ],
    },
  ]);
