import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/calendar',
    title: 'calendar.title',
    access: { workplaces: ['referent', 'dispatch', 'vaccination'] },
    screen: () => import('./CalendarScreen.js'),
  },
];

export default routes;
