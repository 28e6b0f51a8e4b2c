import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/use-and-loss',
    title: 'useAndLoss.title',
    access: {
      workplaces: ['referent', 'affiliates', 'dispatch', 'vaccination', 'point', 'administration'],
    },
    screen: () => import('./UseAndLossScreen.js'),
  },
];

export default routes;
