import { coming, type ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  { path: '/referent/stocks', title: 'stock.title', access: { workplaces: ['referent'] }, screen: coming },
  { path: '/dispatch/stocks', title: 'stock.title', access: { workplaces: ['dispatch'] }, screen: coming },
  {
    path: '/vaccination/stocks',
    title: 'stock.title',
    access: { workplaces: ['vaccination'] },
    screen: coming,
  },
  {
    path: '/stocks',
    title: 'stock.overallTitle',
    access: { workplaces: ['referent', 'affiliates', 'dispatch', 'administration'] },
    screen: coming,
  },
  {
    path: '/dispatch/referent/stocks',
    title: 'stock.overallTitle',
    access: { workplaces: ['dispatch', 'referent', 'affiliates'] },
    screen: coming,
  },
  {
    path: '/referent/affiliated-stocks',
    title: 'stock.affiliatedTitle',
    access: { workplaces: ['referent', 'affiliates'] },
    screen: coming,
  },
];

export default routes;
