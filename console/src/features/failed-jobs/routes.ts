import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/failed-jobs',
    title: 'failedJobs.title',
    access: { authorities: ['ROLE_ADMIN'] },
    screen: () => import('./FailedJobsScreen.js'),
  },
];

export default routes;
