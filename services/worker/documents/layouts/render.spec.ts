import { exampleOf } from '../../../documents/examples/example.js';
import { renderBuiltIn } from './render.js';

it.each([
  ['fr', 'Cause\u00a0: Rupture'],
  ['en', 'Cause: Cold'],
] as const)(
  'a scrapping label in %s writes the colon after the cause as the language does',
  (language, text) => {
    const values = exampleOf('DISPATCH_DECHET', { language });
    expect(renderBuiltIn('DISPATCH_DECHET', values, { language })).toContain(text);
  },
);
