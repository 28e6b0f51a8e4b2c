import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const ofCentres = () => import('./CentreRequestsScreen.js');
const ofPoints = () => import('./PointRequestsScreen.js');
const form = () => import('./RequestFormScreen.js');

const routes: readonly ScreenRoute[] = [
  {
    path: '/replenishments',
    title: 'replenishment.centreTitle',
    access: { workplaces: ['referent', 'affiliates', 'dispatch', 'administration'] },
    screen: ofCentres,
  },
  {
    path: '/point-replenishments',
    title: 'replenishment.pointTitle',
    access: { workplaces: ['referent', 'affiliates', 'dispatch', 'vaccination', 'administration'] },
    screen: ofPoints,
  },
  {
    path: '/referent/replenishments',
    title: 'replenishment.title',
    access: { workplaces: ['referent'] },
    screen: ofCentres,
  },
  {
    path: '/dispatch/replenishments',
    title: 'replenishment.title',
    access: { workplaces: ['dispatch'] },
    screen: ofCentres,
  },
  {
    path: '/vaccination/replenishment-form',
    title: 'replenishment.formTitle',
    access: { workplaces: ['vaccination'] },
    screen: form,
  },
  {
    path: '/vaccination/replenishments',
    title: 'replenishment.historyTitle',
    access: { workplaces: ['vaccination'] },
    screen: ofCentres,
  },
  {
    path: '/vaccination/affiliated-replenishments',
    title: 'replenishment.pointTitle',
    access: { workplaces: ['vaccination'] },
    screen: ofPoints,
  },
  {
    path: '/vaccination-point/replenishment-form',
    title: 'replenishment.formTitle',
    access: { workplaces: ['point'] },
    screen: form,
  },
  {
    path: '/vaccination-point/replenishments',
    title: 'replenishment.historyTitle',
    access: { workplaces: ['point'] },
    screen: ofPoints,
  },
];

export default routes;
