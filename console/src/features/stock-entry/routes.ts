import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/referent/stock-entries',
    title: 'stockEntry.title',
    access: { workplaces: ['referent'], writes: true },
    screen: () => import('./StockEntryScreen.js'),
  },
  {
    path: '/dispatch/stock-entries',
    title: 'stockEntry.title',
    access: { workplaces: ['dispatch'], writes: true },
    screen: () => import('./StockEntryScreen.js'),
  },
  {
    path: '/vaccination/stock-entries',
    title: 'stockEntry.title',
    access: { workplaces: ['vaccination'], writes: true },
    screen: () => import('./ReceptionScreen.js'),
  },
];

export default routes;
