import { coming, type ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/dispatch/return',
    title: 'productReturn.title',
    access: { workplaces: ['dispatch'] },
    screen: coming,
  },
  {
    path: '/dispatch/return/:id',
    title: 'productReturn.detailTitle',
    access: { workplaces: ['dispatch'] },
    screen: coming,
  },
];

export default routes;
