import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/dispatch/return',
    title: 'productReturn.title',
    access: { workplaces: ['dispatch'], writes: true },
    screen: () => import('./ProductReturnScreen.js'),
  },
  {
    path: '/dispatch/return/:id',
    title: 'productReturn.detailTitle',
    leavesTo: '/dispatch/stocks',
    access: { workplaces: ['dispatch'] },
    screen: () => import('./ReturnDetailsScreen.js'),
  },
];

export default routes;
