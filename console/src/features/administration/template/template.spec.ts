import { expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '../../../api/generated/document-type.js';
import { tagOf, toForm, typeOptions } from './template.js';

it('finds every type in one group', () => {
  const options = typeOptions((id) => id);
  const headings = options.map(({ group }) => group).filter((group, at, all) => group !== all[at - 1]);
  expect(options.map(({ value }) => value)).toEqual([...DOCUMENT_TYPES]);
  expect(headings).toEqual(
    ['REFERENT', 'DISPATCH', 'VACCINATION'].map((group) => `administration.templateGroup.${group}`),
  );
});

it('sends what is filled in, and the file where there is one', () => {
  const file = new File(['…'], 'bl.docx');
  const form = toForm({ id: '1', version: 2, nom: 'BL', type: 'DISPATCH_BL', publie: false, file });
  expect([...form.keys()]).toEqual(['id', 'version', 'nom', 'type', 'publie', 'file']);
  expect(form.get('publie')).toBe('false');
  expect((form.get('file') as File).name).toBe('bl.docx');
  expect(toForm({ nom: 'BL', file: null }).has('file')).toBe(false);
});

it('writes each field as a template does', () => {
  expect(tagOf({ nom: 'numeroBl', type: 'TEXTE' })).toBe('{{numeroBl}}');
  expect(tagOf({ nom: 'codeDatamatrix', type: 'CODE' })).toBe('{{codeDatamatrix}}');
  expect(tagOf({ nom: 'decongele', type: 'BOOLEEN' })).toBe('{{#if decongele}}…{{/if}}');
  expect(tagOf({ nom: 'destinataire', type: 'GROUPE' })).toBe('{{#destinataire}}…{{/destinataire}}');
  expect(tagOf({ nom: 'lignes', type: 'LISTE' })).toBe('{{#lignes}}…{{/lignes}}');
});
