import type { FetchedFile } from '../../api/files.js';

/** A phone, or a browser that leaves PDFs to another program, saves the file at once. */
export const canPreview = (
  { blob }: Pick<FetchedFile, 'blob'>,
  viewer: Pick<Navigator, 'pdfViewerEnabled'> = navigator,
): boolean => blob.type.startsWith('application/pdf') && viewer.pdfViewerEnabled;
