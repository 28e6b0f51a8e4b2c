import { coming, type ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/usage-control',
    title: 'usageControl.title',
    access: { workplaces: ['referent', 'affiliates', 'dispatch', 'administration'] },
    screen: coming,
  },
];

export default routes;
