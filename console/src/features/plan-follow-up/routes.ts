import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/procurements/follow-up',
    title: 'planFollowUp.title',
    access: { workplaces: ['referent', 'affiliates', 'dispatch', 'vaccination', 'administration'] },
    screen: () => import('./PlanFollowUpScreen.js'),
  },
];

export default routes;
