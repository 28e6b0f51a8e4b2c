import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const routes: readonly ScreenRoute[] = [
  {
    path: '/failed-jobs',
    title: 'failedJobs.title',
    access: { workplaces: ['administration'] },
    screen: () => import('./FailedJobsScreen.js'),
  },
];

export default routes;
