import { expect, it } from 'vitest';
import { SCREENS } from './routes.js';

it('tells the form of a new record from its list by the title of the window', () => {
  const titleOf = new Map(SCREENS.map(({ path, title }) => [path, title]));
  const forms = [...titleOf].filter(([path]) => path.endsWith('/add'));
  expect(forms.length).toBeGreaterThan(1);
  const same = forms.filter(([path, title]) => title === titleOf.get(path.replace(/\/add$/, '')));
  expect(same).toEqual([]);
});

it('needs a desk for the imports of records, and for nothing else', () => {
  const paths = SCREENS.filter(({ deskOnly }) => deskOnly).map(({ path }) => path);
  expect(paths.sort()).toEqual(['/centers/import', '/products/import']);
});
