import { coming, type ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/referent/stock-entries',
    title: 'stockEntry.title',
    access: { workplaces: ['referent'] },
    screen: coming,
  },
  {
    path: '/dispatch/stock-entries',
    title: 'stockEntry.title',
    access: { workplaces: ['dispatch'] },
    screen: coming,
  },
  {
    path: '/vaccination/stock-entries',
    title: 'stockEntry.title',
    access: { workplaces: ['vaccination'] },
    screen: coming,
  },
];

export default routes;
