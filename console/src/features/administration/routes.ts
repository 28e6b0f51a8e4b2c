import { coming, type ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/users',
    title: 'administration.users',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/centers',
    title: 'administration.centres',
    access: {
      workplaces: ['administration', 'referent', 'affiliates'],
      authorities: ['ROLE_ADMIN_DISPATCH'],
    },
    screen: coming,
  },
  {
    path: '/centers/add',
    title: 'administration.centres',
    access: {
      workplaces: ['administration', 'referent', 'affiliates'],
      authorities: ['ROLE_ADMIN_DISPATCH'],
    },
    screen: coming,
  },
  {
    path: '/centers/:id',
    title: 'administration.centres',
    access: {
      workplaces: ['administration', 'referent', 'affiliates'],
      authorities: ['ROLE_ADMIN_DISPATCH'],
    },
    screen: coming,
  },
  {
    path: '/products',
    title: 'administration.products',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/products/add',
    title: 'administration.products',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/products/:id',
    title: 'administration.products',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/trackers',
    title: 'administration.trackers',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/trackers/add',
    title: 'administration.trackers',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/trackers/:id',
    title: 'administration.trackers',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/containers',
    title: 'administration.containers',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/containers/add',
    title: 'administration.containers',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/containers/:id',
    title: 'administration.containers',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/carriers',
    title: 'administration.carriers',
    access: { workplaces: ['administration'], authorities: ['ROLE_ADMIN_DISPATCH'] },
    screen: coming,
  },
  {
    path: '/carriers/add',
    title: 'administration.carriers',
    access: { workplaces: ['administration'], authorities: ['ROLE_ADMIN_DISPATCH'] },
    screen: coming,
  },
  {
    path: '/carriers/:id',
    title: 'administration.carriers',
    access: { workplaces: ['administration'], authorities: ['ROLE_ADMIN_DISPATCH'] },
    screen: coming,
  },
  {
    path: '/templates',
    title: 'administration.templates',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/templates/add',
    title: 'administration.templates',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/templates/:id',
    title: 'administration.templates',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  { path: '/mail', title: 'administration.mail', access: { workplaces: ['administration'] }, screen: coming },
  {
    path: '/value-list',
    title: 'administration.valueLists',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
  {
    path: '/value-list/:id',
    title: 'administration.valueLists',
    access: { workplaces: ['administration'] },
    screen: coming,
  },
];

export default routes;
