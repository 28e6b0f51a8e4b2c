import { expect, it } from 'vitest';
import { paragraphs } from './mail.js';

it('parts paragraphs at blank lines and keeps line ends within them', () => {
  expect(paragraphs('  Bonjour,\n\nLe centre ferme.\nMerci.\n \n\nCordialement\n')).toEqual([
    'Bonjour,',
    'Le centre ferme.\nMerci.',
    'Cordialement',
  ]);
  expect(paragraphs('   ')).toEqual([]);
});
