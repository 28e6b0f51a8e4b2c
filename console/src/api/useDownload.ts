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

export interface FetchedFile {
  readonly blob: Blob;
  readonly name: string;
}

/** Fetches a file; what becomes of it is for the caller. */
export function useFile() {
  return useMutation<FetchedFile, Error, Download>({ mutationFn: fetchFile, retry: false });
}

/** Fetches a file and hands it to the browser to save. */
export function useDownload() {
  return useMutation<void, Error, Download>({
    mutationFn: async (download) => saveFile(await fetchFile(download)),
    retry: false,
  });
}

async function fetchFile({ path, query, body, name }: Download): Promise<FetchedFile> {
  const file = await client.file(path, query, body);
  return { blob: file.blob, name: file.name ?? name };
}

/** Hands a file to the browser to save. */
export function saveFile({ blob, name }: FetchedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
