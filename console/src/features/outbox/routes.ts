import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/outbox',
    title: 'outbox.title',
    access: { authorities: ['ROLE_ADMIN'] },
    screen: () => import('./OutboxScreen.js'),
  },
];

export default routes;
