import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/thresholds',
    title: 'alertSettings.title',
    access: { workplaces: ['referent', 'dispatch', 'vaccination'] },
    screen: () => import('./AlertSettingsScreen.js'),
  },
];

export default routes;
