import { coming, type ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/referent/exits',
    title: 'preparation.title',
    access: { workplaces: ['referent'] },
    screen: coming,
  },
  {
    path: '/referent/exits/:id',
    title: 'preparation.detailTitle',
    access: { workplaces: ['referent'] },
    screen: coming,
  },
  {
    path: '/dispatch/exits',
    title: 'preparation.title',
    access: { workplaces: ['dispatch'] },
    screen: coming,
  },
  {
    path: '/dispatch/exits/:id',
    title: 'preparation.detailTitle',
    access: { workplaces: ['dispatch'] },
    screen: coming,
  },
];

export default routes;
