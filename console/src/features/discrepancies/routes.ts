import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/discrepancies',
    title: 'discrepancies.title',
    access: { authorities: ['ROLE_ADMIN'] },
    screen: () => import('./DiscrepanciesScreen.js'),
  },
];

export default routes;
