import { expect, it } from 'vitest';
import { subjectOf } from './failed-job.js';

it('says what a failed job was about', () => {
  expect(subjectOf({ queue: 'mail', subject: 'a@example.org: Préparation' })).toEqual({
    text: 'a@example.org: Préparation',
  });
  expect(subjectOf({ queue: 'documents', subject: 'DISPATCH_BL' }).words).toBe(
    'enum.documentKind.delivery-note',
  );
  expect(subjectOf({ queue: 'documents', subject: 'LATER' })).toEqual({ text: 'LATER' });
  expect(subjectOf({ queue: 'exports', subject: 'stock' }).words).toBe('enum.exportList.stock');
});
