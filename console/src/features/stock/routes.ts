import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const own = () => import('./OwnStockScreen.js');
const overall = () => import('./OverallStockScreen.js');

const routes: readonly ScreenRoute[] = [
  { path: '/referent/stocks', title: 'stock.title', access: { workplaces: ['referent'] }, screen: own },
  { path: '/dispatch/stocks', title: 'stock.title', access: { workplaces: ['dispatch'] }, screen: own },
  { path: '/vaccination/stocks', title: 'stock.title', access: { workplaces: ['vaccination'] }, screen: own },
  {
    path: '/stocks',
    title: 'stock.overallTitle',
    access: { workplaces: ['referent', 'affiliates', 'dispatch', 'administration'] },
    screen: overall,
  },
  {
    path: '/dispatch/referent/stocks',
    title: 'stock.overallTitle',
    access: { workplaces: ['dispatch', 'referent', 'affiliates'] },
    screen: overall,
  },
  {
    path: '/referent/affiliated-stocks',
    title: 'stock.affiliatedTitle',
    access: { workplaces: ['referent', 'affiliates'] },
    screen: () => import('./AffiliatedStockScreen.js'),
  },
];

export default routes;
