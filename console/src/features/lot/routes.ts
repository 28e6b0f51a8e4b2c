import type { Access } from '../../providers/access.js';
import type { ScreenRoute } from '../../shared/routing/screen-route.js';

/** Every user with a centre, and those who see all centres (docs/rules/lots.md, LO-2). */
const ALL: Access = {
  workplaces: ['referent', 'affiliates', 'dispatch', 'vaccination', 'point', 'administration'],
};

const routes: readonly ScreenRoute[] = [
  {
    path: '/lots',
    title: 'lot.title',
    access: ALL,
    screen: () => import('./LotSearchScreen.js'),
  },
  {
    path: '/lots/trace',
    title: 'lot.traceTitle',
    access: ALL,
    screen: () => import('./LotTraceScreen.js'),
  },
  {
    path: '/recalls',
    title: 'lot.recall.listTitle',
    access: ALL,
    screen: () => import('./RecallListScreen.js'),
  },
  {
    path: '/recalls/:id',
    title: 'lot.recall.title',
    access: ALL,
    screen: () => import('./RecallScreen.js'),
  },
];

export default routes;
