import type { ScreenRoute } from '../../shared/routing/screen-route.js';

const SCREENS = {
  referent: () => import('./StockEntryScreen.js'),
  dispatch: () => import('./StockEntryScreen.js'),
  vaccination: () => import('./ReceptionScreen.js'),
} as const;

const routes: readonly ScreenRoute[] = (['referent', 'dispatch', 'vaccination'] as const).map((side) => ({
  path: `/${side}/stock-entries`,
  title: 'stockEntry.title',
  access: { workplaces: [side], writes: true },
  screen: SCREENS[side],
}));

export default routes;
