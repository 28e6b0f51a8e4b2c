import { expect, it } from 'vitest';
import { EMPTY_MAIL, paragraphs, receiversQuery } from './mail.js';

it('parts paragraphs at blank lines and keeps line ends within them', () => {
  expect(paragraphs('  Bonjour,\n\nLe centre ferme.\nMerci.\n \n\nCordialement\n')).toEqual([
    'Bonjour,',
    'Le centre ferme.\nMerci.',
    'Cordialement',
  ]);
  expect(paragraphs('   ')).toEqual([]);
});

it('asks for every centre where nothing is chosen, and for what all conditions let through', () => {
  expect(Object.values(receiversQuery({ ...EMPTY_MAIL, tag: '  ' }))).toEqual([null, null, null, null, null]);
  const parent = { id: 'p', nom: 'P', service: null, type: 'DISPATCH' as const };
  const chosen = { ...EMPTY_MAIL, parents: [parent], types: ['VACCINATION' as const], tag: ' Nord ' };
  expect(receiversQuery(chosen)).toEqual({
    idCentre: null,
    type: ['VACCINATION'],
    idParent: ['p'],
    typeEtiquette: null,
    etiquette: 'Nord',
  });
});
