import type { ScreenRoute } from '../../shared/routing/screen-route.js';

/** The same two screens on the three sides of the network. */
const routes: readonly ScreenRoute[] = (['referent', 'dispatch', 'vaccination'] as const).flatMap((side) => [
  {
    path: `/${side}/scrappings`,
    title: 'scrapping.title',
    access: { workplaces: [side], writes: true },
    screen: () => import('./ScrappingScreen.js'),
  },
  {
    path: `/${side}/scrappings/:id`,
    title: 'scrapping.detailTitle',
    access: { workplaces: [side] },
    screen: () => import('./ScrappingDetailsScreen.js'),
  },
]);

export default routes;
