import { useMutation } from '@tanstack/react-query';
import { client, type Query } from './client.js';

export interface Download {
  /** Below `/api/admin`. */
  readonly path: string;
  readonly query?: Query;
  /** Present: the file is asked for with POST (label selection). */
  readonly body?: unknown;
  /** Used where the service names no file. */
  readonly name: string;
}

/** Fetches a file and hands it to the browser to save. */
export function useDownload() {
  return useMutation<void, Error, Download>({
    mutationFn: async ({ path, query, body, name }) => {
      const file = await client.file(path, query, body);
      save(file.blob, file.name ?? name);
    },
    retry: false,
  });
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
