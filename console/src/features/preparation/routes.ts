import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = (['referent', 'dispatch'] as const).flatMap((side) => [
  {
    path: `/${side}/exits`,
    title: 'preparation.title',
    access: { workplaces: [side], writes: true },
    screen: () => import('./PreparationScreen.js'),
  },
  {
    path: `/${side}/exits/:id`,
    title: 'preparation.detailTitle',
    access: { workplaces: [side] },
    screen: () => import('./PreparationDetailsScreen.js'),
  },
]);

export default routes;
