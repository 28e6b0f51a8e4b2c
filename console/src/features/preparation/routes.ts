import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/referent/exits',
    title: 'preparation.title',
    access: { workplaces: ['referent'], writes: true },
    screen: () => import('./PreparationScreen.js'),
  },
  {
    path: '/referent/exits/:id',
    title: 'preparation.detailTitle',
    access: { workplaces: ['referent'] },
    screen: () => import('./PreparationDetailsScreen.js'),
  },
  {
    path: '/dispatch/exits',
    title: 'preparation.title',
    access: { workplaces: ['dispatch'], writes: true },
    screen: () => import('./PreparationScreen.js'),
  },
  {
    path: '/dispatch/exits/:id',
    title: 'preparation.detailTitle',
    access: { workplaces: ['dispatch'] },
    screen: () => import('./PreparationDetailsScreen.js'),
  },
];

export default routes;
