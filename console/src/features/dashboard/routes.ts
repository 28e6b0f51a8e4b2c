import { coming, type ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/referent/dashboard',
    title: 'dashboard.title',
    access: { workplaces: ['referent'] },
    screen: coming,
  },
  {
    path: '/dispatch/dashboard',
    title: 'dashboard.title',
    access: { workplaces: ['dispatch'] },
    screen: coming,
  },
  {
    path: '/vaccination/dashboard',
    title: 'dashboard.title',
    access: { workplaces: ['vaccination'] },
    screen: coming,
  },
];

export default routes;
