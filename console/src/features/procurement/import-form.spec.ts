import { expect, it } from 'vitest';
import { importBody, isSame, modelOf } from './import-form.js';

const file = new File(['x'], 'plan.xlsx');
const VALUES = { period: 'JOUR', mode: 'CONDITIONNEMENT', week: '2026-11-23', file } as const;

it('is sent in the words of the wire', () => {
  const body = importBody(VALUES, true);
  expect([...body.keys()].sort()).toEqual(['dryRun', 'file', 'period', 'qtyMode', 'startWeek']);
  expect(body.get('startWeek')).toBe('2026-11-23');
  expect(body.get('dryRun')).toBe('true');
});

it('offers the model of what was chosen', () => {
  expect(modelOf(VALUES)).toBe('/model/import_prevision_jour_flacon.xlsx');
  expect(modelOf({ ...VALUES, period: 'SEMAINE', mode: 'DOSE' })).toBe(
    '/model/import_prevision_semaine_dose.xlsx',
  );
  expect(modelOf({ ...VALUES, mode: null })).toBeUndefined();
});

it('is another one where anything of it changed since the file was tried', () => {
  expect(isSame(VALUES, { ...VALUES })).toBe(true);
  for (const change of [{ period: 'SEMAINE' }, { mode: 'DOSE' }, { week: '2026-11-30' }, { file: null }])
    expect(isSame(VALUES, { ...VALUES, ...change } as typeof VALUES)).toBe(false);
});
