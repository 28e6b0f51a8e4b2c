import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const list = () => import('./RequestListScreen.js');
const form = () => import('./RequestFormScreen.js');

const routes: readonly ScreenRoute[] = [
  {
    path: '/replenishments',
    title: 'replenishment.centreTitle',
    access: { workplaces: ['referent', 'affiliates', 'dispatch', 'administration'] },
    screen: list,
  },
  {
    path: '/point-replenishments',
    title: 'replenishment.pointTitle',
    access: { workplaces: ['referent', 'affiliates', 'dispatch', 'vaccination', 'administration'] },
    screen: list,
  },
  {
    path: '/referent/replenishments',
    title: 'replenishment.title',
    access: { workplaces: ['referent', 'affiliates'] },
    screen: list,
  },
  {
    path: '/dispatch/replenishments',
    title: 'replenishment.title',
    access: { workplaces: ['dispatch'] },
    screen: list,
  },
  {
    path: '/dispatch/serving',
    title: 'replenishment.serving.title',
    access: { workplaces: ['dispatch'] },
    screen: () => import('./ServingScreen.js'),
  },
  {
    path: '/vaccination/replenishment-form',
    title: 'replenishment.formTitle',
    access: { workplaces: ['vaccination'], writes: true },
    screen: form,
  },
  {
    path: '/vaccination/replenishments',
    title: 'replenishment.historyTitle',
    access: { workplaces: ['vaccination'] },
    screen: list,
  },
  {
    path: '/vaccination/affiliated-replenishments',
    title: 'replenishment.pointTitle',
    access: { workplaces: ['vaccination'] },
    screen: list,
  },
  {
    path: '/vaccination-point/replenishment-form',
    title: 'replenishment.formTitle',
    access: { workplaces: ['point'], writes: true },
    screen: form,
  },
  {
    path: '/vaccination-point/replenishments',
    title: 'replenishment.historyTitle',
    access: { workplaces: ['point'] },
    screen: list,
  },
];

export default routes;
