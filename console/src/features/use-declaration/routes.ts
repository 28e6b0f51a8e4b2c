import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/vaccination/declarations-of-use',
    title: 'useDeclaration.title',
    access: { workplaces: ['vaccination', 'point'], writes: true },
    screen: () => import('./UseDeclarationScreen.js'),
  },
];

export default routes;
