import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/vaccination/exits',
    title: 'fridgeExit.title',
    access: { workplaces: ['vaccination'], writes: true },
    screen: () => import('./FridgeExitScreen.js'),
  },
  {
    path: '/vaccination/exits/:id',
    title: 'fridgeExit.detailTitle',
    access: { workplaces: ['vaccination', 'point'] },
    screen: () => import('./FridgeExitDetailsScreen.js'),
  },
];

export default routes;
