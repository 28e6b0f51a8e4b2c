import { expect, it } from 'vitest';
import { canPreview } from './usePrinting.js';

const file = (type: string) => ({ blob: new Blob(['x'], { type }) });

it('shows a PDF where the browser can', () => {
  expect(canPreview(file('application/pdf'), { pdfViewerEnabled: true })).toBe(true);
  expect(canPreview(file('application/pdf'), { pdfViewerEnabled: false })).toBe(false);
  expect(canPreview(file('text/csv'), { pdfViewerEnabled: true })).toBe(false);
});
