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

it('keeps the key of what has no outcome yet, also where something else was sent or refused meanwhile', () => {
  const intention = new Intention();
  const key = intention.keyFor({ quantite: 1 });
  intention.refuse(intention.keyFor({ quantite: 2 }));
  expect(intention.keyFor({ quantite: 1 })).toBe(key);
});

it('takes another key once finished: two vials one after the other are two exits', () => {
  const intention = new Intention();
  const keys = [1, 2].map((quantite) => intention.keyFor({ quantite }));
  intention.finish(keys[1]!);
  for (const [n, key] of keys.entries()) expect(intention.keyFor({ quantite: n + 1 })).not.toBe(key);
});

it('takes another key once refused', () => {
  const intention = new Intention();
  const key = intention.keyFor({ quantite: 1 });
  intention.refuse(key);
  expect(intention.keyFor({ quantite: 1 })).not.toBe(key);
});

it('keeps its key where an earlier one is finished a second time', () => {
  const intention = new Intention();
  const first = intention.keyFor({ quantite: 1 });
  intention.finish(first);
  const second = intention.keyFor({ quantite: 2 });
  intention.finish(first);
  expect(intention.keyFor({ quantite: 2 })).toBe(second);
});

it('forgets bodies without an outcome, the oldest first, where there are too many', () => {
  const intention = new Intention();
  const keys = Array.from({ length: 21 }, (_, quantite) => intention.keyFor({ quantite }));
  expect(intention.keyFor({ quantite: 20 })).toBe(keys[20]);
  expect(intention.keyFor({ quantite: 0 })).not.toBe(keys[0]);
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
