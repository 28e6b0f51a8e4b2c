import { noun, nounTitle } from './nouns.js';

describe('what is counted', () => {
  it.each([
    ['FLACON', 1, 'fr', 'flacon'],
    ['FLACON', 0, 'fr', 'flacon'],
    ['FLACON', 1.5, 'fr', 'flacon'],
    ['FLACON', 210, 'fr', 'flacons'],
    ['FLACON', 1_000_000, 'fr', 'flacons'],
    ['BOITE', 0, 'en', 'boxes'],
    ['BOITE', 1, 'en', 'box'],
    ['Poche souple', 2, 'fr', 'Poche souple'],
    ['constructor', 2, 'en', 'constructor'],
  ] as const)('%s × %d in %s is %s', (code, count, language, expected) => {
    expect(noun(code, count, language)).toBe(expected);
  });

  it('has a title of its own', () => {
    expect(nounTitle('BOITE', 'fr')).toBe('Boîte');
    expect(nounTitle('Poche souple', 'fr')).toBeUndefined();
  });
});
