import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const list = () => import('./CountListScreen.js');
const one = () => import('./CountScreen.js');

const routes: readonly ScreenRoute[] = (['referent', 'dispatch', 'vaccination'] as const).flatMap((side) => [
  { path: `/${side}/counts`, title: 'stockCount.title', access: { workplaces: [side] }, screen: list },
  {
    path: `/${side}/counts/:id`,
    title: 'stockCount.detailTitle',
    access: { workplaces: [side] },
    screen: one,
  },
]);

export default routes;
