import { type ComponentType, createElement, useEffect } from 'react';
import {
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
  useRouteError,
} from 'react-router';
import { credentials } from '../api/credentials.js';
import type { RouteHandle, ScreenRoute } from '../shared/routing/screen-route.js';
import NotFoundPage from './NotFoundPage.js';
import { PageFault } from './PageFault.js';
import { signInAddress } from './public-address.js';
import { SCREENS } from './routes.js';
import { StartSkeleton } from './StartSkeleton.js';

/**
 * The element is made once, so that React does not render the page again at each step of a navigation. Where the code
 * cannot be loaded, the page says so: for a route that was not loaded the router renders nothing.
 */
const component = async (load: () => Promise<{ readonly default: ComponentType }>) => {
  const { default: page } = await load().catch(() => ({ default: PageFault }));
  return { element: createElement(page) };
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id that is no UUID belongs to no record, and the service need not be asked. */
const refuseOtherIds =
  ({ leavesTo }: ScreenRoute) =>
  ({ params: { id } }: LoaderFunctionArgs) => {
    if (id === undefined || ID.test(id)) return null;
    throw leavesTo ? redirect(leavesTo) : data(null, { status: 404 });
  };

const toRoute = (route: ScreenRoute): RouteObject => ({
  path: route.path,
  handle: { route } satisfies RouteHandle,
  ...(route.path.includes(':id') && { loader: refuseOtherIds(route) }),
  lazy: () => component(route.screen),
  ErrorBoundary: RouteError,
});

/** The pages before the sign-in are another document. */
const leave = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(`${pathname}${search}`);
};

/** The code of the shell and that of the screen are loaded at the same time; the shell asks for the session. */
export const createRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: RouteError,
      HydrateFallback: StartSkeleton,
      children: [
        ...['/login', '/logout', '/passwordForgotten'].map((path) => ({ path, loader: leave })),
        {
          loader: ({ request }) =>
            credentials.token === null ? redirectDocument(signInAddress(new URL(request.url))) : null,
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

/** A page that broke takes nothing else with it. */
function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  return isMissing ? <NotFoundPage /> : <PageFault />;
}
