import { describe, expect, it } from 'vitest';
import { bodyOf, changedFields, compareEdits, valuesOf } from './record-values.js';

const BLANK = { nom: '', siret: '', poids: null as number | null, users: [] as string[] };

it('fills a form from a record, and a body from a form', () => {
  const values = valuesOf(BLANK, { id: '1', nom: 'Isotherma', siret: null, poids: 0 });
  expect(values).toEqual({ nom: 'Isotherma', siret: '', poids: 0, users: [] });
  expect(bodyOf({ ...values, nom: '  Isotherma 2 ' })).toEqual({
    nom: 'Isotherma 2',
    siret: null,
    poids: 0,
    users: [],
  });
});

it('keeps a field for each of a group, chosen or not', () => {
  const blank = { templates: { DISPATCH_BL: null, DISPATCH_RETOUR: null } };
  expect(valuesOf(blank, { templates: { DISPATCH_BL: 't' } })).toEqual({
    templates: { DISPATCH_BL: 't', DISPATCH_RETOUR: null },
  });
});

it('sees no change where nothing became another nothing', () => {
  expect(changedFields({ a: null, b: { x: null } }, { a: '', b: {} })).toEqual([]);
  expect(changedFields({ a: ['1', '2'] }, { a: ['2', '1'] })).toEqual(['a']);
  expect(changedFields({ b: { x: '1', y: '2' } }, { b: { y: '2' } })).toEqual(['b.x']);
});

describe('two editors of one record', () => {
  const base = { ...BLANK, nom: 'Caisse', siret: '1', poids: 3 };

  it('keeps what each changed where they changed different fields', () => {
    const { conflicts, merged } = compareEdits(base, { ...base, nom: 'Caisse 12 L' }, { ...base, poids: 4 });
    expect(conflicts).toEqual([{ field: 'poids', theirs: 4, mine: 3, isContested: false }]);
    expect(merged).toEqual({ ...base, nom: 'Caisse 12 L', poids: 4 });
  });

  it('names the field that both changed, and puts mine on top', () => {
    const { conflicts, merged } = compareEdits(base, { ...base, nom: 'Mine' }, { ...base, nom: 'Theirs' });
    expect(conflicts).toEqual([{ field: 'nom', theirs: 'Theirs', mine: 'Mine', isContested: true }]);
    expect(merged.nom).toBe('Mine');
  });

  it('looks into groups of fields', () => {
    const labels = { labels: { '1': 'Vol', '2': 'Theft' } };
    const mine = { labels: { '1': 'Larcin', '2': 'Theft' } };
    const { conflicts, merged } = compareEdits(labels, mine, { labels: { '1': 'Vol', '2': 'Larceny' } });
    expect(conflicts).toEqual([{ field: 'labels.2', theirs: 'Larceny', mine: 'Theft', isContested: false }]);
    expect(merged).toEqual({ labels: { '1': 'Larcin', '2': 'Larceny' } });
  });

  it('contests nothing where both did the same', () => {
    const { conflicts } = compareEdits(base, { ...base, nom: 'Same' }, { ...base, nom: 'Same' });
    expect(conflicts[0]?.isContested).toBe(false);
  });
});

it('keeps a file that was chosen, on top of what somebody else saved', () => {
  const blank = { nom: '', file: null as File | null };
  const mine = { nom: 'BL', file: new File(['docx'], 'bl.docx') };
  const { merged } = compareEdits({ ...blank, nom: 'BL' }, mine, { ...blank, nom: 'BL-2' });
  expect(merged).toEqual({ nom: 'BL-2', file: mine.file });
});
