import { coming, type ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/replenishments',
    title: 'replenishment.centreTitle',
    access: { workplaces: ['referent', 'affiliates', 'dispatch', 'administration'] },
    screen: coming,
  },
  {
    path: '/point-replenishments',
    title: 'replenishment.pointTitle',
    access: { workplaces: ['referent', 'affiliates', 'dispatch', 'vaccination', 'administration'] },
    screen: coming,
  },
  {
    path: '/referent/replenishments',
    title: 'replenishment.title',
    access: { workplaces: ['referent'] },
    screen: coming,
  },
  {
    path: '/dispatch/replenishments',
    title: 'replenishment.title',
    access: { workplaces: ['dispatch'] },
    screen: coming,
  },
  {
    path: '/vaccination/replenishment-form',
    title: 'replenishment.formTitle',
    access: { workplaces: ['vaccination'] },
    screen: coming,
  },
  {
    path: '/vaccination/replenishments',
    title: 'replenishment.historyTitle',
    access: { workplaces: ['vaccination'] },
    screen: coming,
  },
  {
    path: '/vaccination/affiliated-replenishments',
    title: 'replenishment.pointTitle',
    access: { workplaces: ['vaccination'] },
    screen: coming,
  },
  {
    path: '/vaccination-point/replenishment-form',
    title: 'replenishment.formTitle',
    access: { workplaces: ['point'] },
    screen: coming,
  },
  {
    path: '/vaccination-point/replenishments',
    title: 'replenishment.historyTitle',
    access: { workplaces: ['point'] },
    screen: coming,
  },
];

export default routes;
