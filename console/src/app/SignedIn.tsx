import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { watchVersions } from '../providers/update/new-version.js';
import { createRouter } from './router.js';

/** All that is behind the sign-in. A page before it is left for good: another document, which knows nothing of this. */
export default function SignedIn() {
  const [router] = useState(createRouter);
  useEffect(watchVersions, []);
  return <RouterProvider router={router} />;
}

/**
 * The code of the home page and of what is around it, before somebody is signed in: named here, not in the first load.
 */
export const fetchHome = (): Promise<unknown> =>
  Promise.all([import('./shell/SignedInLayout.js'), import('../features/home/HomeScreen.js')]);
