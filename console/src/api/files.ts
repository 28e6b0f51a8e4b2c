/** Files of the service: what screens ask for, and how a file reaches the user's disk. */
import { useMutation } from '@tanstack/react-query';
import type { Body, Method, Parameters, Path, WithParameters } from './calls.js';
import { send } from './client.js';

/** A file to fetch, made by `download`. */
export interface Download {
  readonly method: Method;
  readonly path: string;
  readonly parameters?: { readonly path?: unknown; readonly query?: unknown };
  readonly body?: unknown;
  /** Used where the service names no file. */
  readonly name: string;
}

export interface FetchedFile {
  readonly blob: Blob;
  readonly name: string;
}

export const download = <P extends Path>(
  path: P,
  name: string,
  ...[parameters]: WithParameters<P, 'get'>
): Download => ({ method: 'get', path, parameters, name });

/** A file that is asked for with a body: a selection of labels. */
export const downloadOf = <P extends Path<'post'>>(
  path: P,
  name: string,
  parameters: Parameters<P, 'post'>,
  body: Body<P, 'post'>,
): Download => ({ method: 'post', path, parameters, body, name });

/** Fetches a file; the caller decides what becomes of it. */
export function useFile() {
  return useMutation<FetchedFile, Error, Download>({ mutationFn: fetchFile, retry: false });
}

/** Fetches a file and hands it to the browser to save. */
export function useDownload() {
  return useMutation<void, Error, Download>({
    mutationFn: async (wanted) => saveFile(await fetchFile(wanted)),
    retry: false,
  });
}

export async function fetchFile({ method, path, parameters, body, name }: Download): Promise<FetchedFile> {
  const { data, response } = await send(method, path, { parameters, body, parseAs: 'blob' });
  return fileIn(data, response, name);
}

export const fileIn = (data: unknown, { headers }: Response, name: string): FetchedFile => ({
  blob: data as Blob,
  name: fileName(headers.get('content-disposition')) ?? name,
});

/** RFC 6266: the encoded name where there is one. */
export function fileName(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/.exec(disposition)?.[1];
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
