import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  { path: '/me', title: 'account.title', access: {}, screen: () => import('./AccountScreen.js') },
  { path: '/notice', title: 'notice.title', access: {}, screen: () => import('./NoticeScreen.js') },
];

export default routes;
