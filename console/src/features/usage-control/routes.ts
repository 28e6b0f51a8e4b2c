import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/usage-control',
    title: 'usageControl.title',
    access: {
      workplaces: ['referent', 'affiliates', 'dispatch', 'vaccination', 'point', 'administration'],
    },
    screen: () => import('./UsageControlScreen.js'),
  },
];

export default routes;
