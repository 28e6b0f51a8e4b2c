import { coming, type ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/referent/movements',
    title: 'movement.title',
    access: { workplaces: ['referent'] },
    screen: coming,
  },
  {
    path: '/dispatch/movements',
    title: 'movement.title',
    access: { workplaces: ['dispatch'] },
    screen: coming,
  },
  {
    path: '/vaccination/movements',
    title: 'movement.title',
    access: { workplaces: ['vaccination', 'point'] },
    screen: coming,
  },
];

export default routes;
