import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const screen = () => import('./MovementScreen.js');

const routes: readonly ScreenRoute[] = [
  { path: '/referent/movements', title: 'movement.title', access: { workplaces: ['referent'] }, screen },
  { path: '/dispatch/movements', title: 'movement.title', access: { workplaces: ['dispatch'] }, screen },
  {
    path: '/vaccination/movements',
    title: 'movement.title',
    access: { workplaces: ['vaccination', 'point'] },
    screen,
  },
];

export default routes;
