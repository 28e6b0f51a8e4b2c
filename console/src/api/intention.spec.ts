import { expect, it } from 'vitest';
import { Intention } from './intention.js';

it('keeps its key while the same thing is sent again', () => {
  const intention = new Intention();
  const key = intention.keyFor({ quantite: 1 });
  expect(intention.keyFor({ quantite: 1 })).toBe(key);
});

it('takes another key for another body: the service refuses one key with two bodies', () => {
  const intention = new Intention();
  const key = intention.keyFor({ quantite: 1 });
  expect(intention.keyFor({ quantite: 2 })).not.toBe(key);
});

it('takes another key once settled: two vials one after the other are two exits', () => {
  const intention = new Intention();
  const key = intention.keyFor({ quantite: 1 });
  intention.settle();
  expect(intention.keyFor({ quantite: 1 })).not.toBe(key);
});

it('knows one form from another: by its fields and by the file', () => {
  const formOf = (name: string, file: string) => {
    const form = new FormData();
    form.append('nom', name);
    form.append('file', new File([file], 'note.docx', { lastModified: 1 }));
    return form;
  };
  const intention = new Intention();
  const key = intention.keyFor(formOf('Nord', 'one'));
  expect(intention.keyFor(formOf('Nord', 'one'))).toBe(key);
  const other = intention.keyFor(formOf('Sud', 'one'));
  expect(other).not.toBe(key);
  expect(intention.keyFor(formOf('Sud', 'three'))).not.toBe(other);
});
