import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/replay',
    title: 'replay.title',
    access: { authorities: ['ROLE_ADMIN'] },
    screen: () => import('./ReplayScreen.js'),
  },
];

export default routes;
