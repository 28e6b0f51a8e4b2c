import { coming, type ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/referent/scrappings',
    title: 'scrapping.title',
    access: { workplaces: ['referent'] },
    screen: coming,
  },
  {
    path: '/referent/scrappings/:id',
    title: 'scrapping.detailTitle',
    access: { workplaces: ['referent'] },
    screen: coming,
  },
  {
    path: '/dispatch/scrappings',
    title: 'scrapping.title',
    access: { workplaces: ['dispatch'] },
    screen: coming,
  },
  {
    path: '/dispatch/scrappings/:id',
    title: 'scrapping.detailTitle',
    access: { workplaces: ['dispatch'] },
    screen: coming,
  },
  {
    path: '/vaccination/scrappings',
    title: 'scrapping.title',
    access: { workplaces: ['vaccination'] },
    screen: coming,
  },
  {
    path: '/vaccination/scrappings/:id',
    title: 'scrapping.detailTitle',
    access: { workplaces: ['vaccination'] },
    screen: coming,
  },
];

export default routes;
