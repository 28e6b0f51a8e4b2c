import type { Access } from '../../providers/access.js';
import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const PLANNING: Access = {
  workplaces: ['administration', 'referent', 'affiliates'],
  authorities: ['ROLE_ADMIN', 'ROLE_ADMIN_DISPATCH'],
};

const routes: readonly ScreenRoute[] = [
  {
    path: '/procurements',
    title: 'procurement.title',
    access: PLANNING,
    screen: () => import('./AllocationListScreen.js'),
  },
  {
    path: '/procurements/add',
    title: 'procurement.addTitle',
    access: { ...PLANNING, writes: true },
    screen: () => import('./PlanScreen.js'),
  },
  {
    path: '/procurements/:id',
    title: 'procurement.editTitle',
    leavesTo: '/procurements',
    access: PLANNING,
    screen: () => import('./PlanDetailsScreen.js'),
  },
];

export default routes;
