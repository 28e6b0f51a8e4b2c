import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { RefusedError } from '../../api/errors.js';
import { loadTranslations } from '../../i18n/provider.js';
import { decodeMessage } from './message-codec.js';
import { formFieldOf, showFieldErrors, toFormPath } from './server-errors.js';

it('reads the paths of the wire', () => {
  expect(toFormPath('produits[0].sortie')).toBe('produits.0.sortie');
  expect(toFormPath('lot')).toBe('lot');
});

it('finds the field that fills a field of the body', () => {
  const names = { idLigneBl: 'batch', 'produits[].quantite': 'lines[].quantity' } as const;
  expect(formFieldOf('idLigneBl', names)).toBe('batch');
  expect(formFieldOf('produits[3].quantite', names)).toBe('lines.3.quantity');
  expect(formFieldOf('commentaire', names)).toBe('commentaire');
});

it('tells every fault of a field', async () => {
  const { translate } = await loadTranslations('en');
  const { result } = renderHook(() => useForm({ defaultValues: { file: '', lot: '' } }));
  const faults = [
    { field: 'file', code: 'fault.1', message: 'body, § 1: unknown field' },
    { field: 'lot', code: 'fault.3', message: 'taken' },
    { field: 'file', code: 'fault.2', message: 'body, § 9: unknown field' },
    { field: 'elsewhere', code: 'fault.4', message: 'wrong' },
  ];
  const withoutField = showFieldErrors(result.current, new RefusedError(400, [], faults));
  const textOf = (name: 'file' | 'lot') =>
    decodeMessage(result.current.getFieldState(name).error?.message, translate);
  expect(textOf('file')).toBe('body, § 1: unknown field · body, § 9: unknown field');
  expect(textOf('lot')).toBe('taken');
  expect(withoutField).toEqual([faults[3]]);
});
