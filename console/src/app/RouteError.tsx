import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PageFault } from './PageFault.js';

/** A page that broke takes nothing else with it. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <PageFault />;
}
