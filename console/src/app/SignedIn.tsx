import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { createRouter } from './router.js';

/** All that is behind the sign-in. A page before it is left for good: another document, which knows nothing of this. */
export default function SignedIn() {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}
