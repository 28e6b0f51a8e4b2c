import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/proof',
    title: 'proof.title',
    access: { authorities: ['ROLE_ADMIN'] },
    screen: () => import('./ProofScreen.js'),
  },
];

export default routes;
