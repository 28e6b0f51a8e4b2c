import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import NotFoundPage from './NotFoundPage.js';
import { PageFault } from './PageFault.js';

/** A page that broke takes nothing else with it. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  return isMissing ? <NotFoundPage /> : <PageFault />;
}
