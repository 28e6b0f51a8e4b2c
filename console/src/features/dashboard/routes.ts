import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const screen = () => import('./DashboardScreen.js');

const routes: readonly ScreenRoute[] = [
  { path: '/referent/dashboard', title: 'dashboard.title', access: { workplaces: ['referent'] }, screen },
  { path: '/dispatch/dashboard', title: 'dashboard.title', access: { workplaces: ['dispatch'] }, screen },
  {
    path: '/vaccination/dashboard',
    title: 'dashboard.title',
    access: { workplaces: ['vaccination'] },
    screen,
  },
];

export default routes;
