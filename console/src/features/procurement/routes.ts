import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/procurements',
    title: 'procurement.title',
    access: {
      workplaces: ['administration', 'referent', 'affiliates'],
      authorities: ['ROLE_ADMIN_DISPATCH'],
    },
    screen: () => import('./AllocationListScreen.js'),
  },
  {
    path: '/procurements/add',
    title: 'procurement.addTitle',
    access: {
      writes: true,
      workplaces: ['administration', 'referent', 'affiliates'],
      authorities: ['ROLE_ADMIN_DISPATCH'],
    },
    screen: () => import('./PlanScreen.js'),
  },
  {
    path: '/procurements/:id',
    title: 'procurement.editTitle',
    leavesTo: '/procurements',
    access: {
      workplaces: ['administration', 'referent', 'affiliates'],
      authorities: ['ROLE_ADMIN_DISPATCH'],
    },
    screen: () => import('./PlanDetailsScreen.js'),
  },
];

export default routes;
