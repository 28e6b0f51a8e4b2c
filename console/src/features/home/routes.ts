import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  { path: '/', title: 'home.title', access: {}, screen: () => import('./HomeScreen.js') },
];

export default routes;
