/** An export from its beginning to the file: the service makes it, says how far it is, and stops when it is told to. */
import type { Answer } from './calls.js';
import { call, send } from './client.js';
import { type Download, download, type FetchedFile, fetchFile, fileIn } from './files.js';

export type ExportStatus = Answer<'/exports/{id}'>;

/** It ended without a file. */
export class ExportFailed extends Error {
  override readonly name = 'ExportFailed';
}

/** The first answers are asked for quickly, as most exports are small; those of a long one seldom. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1_000;

/**
 * Where it is aborted, the service is told to stop, and this rejects with the signal's reason.
 *
 * @throws ExportFailed, RefusedError, FailedError, UnansweredError
 */
export async function makeExport(
  { path, parameters, name }: Download,
  signal: AbortSignal,
  onProgress: (status: ExportStatus) => void,
): Promise<FetchedFile> {
  // The service may answer at once that it is making the file (RFC 7240).
  const headers = { prefer: 'respond-async' };
  const { data, response } = await send('get', path, { parameters, headers, signal, parseAs: 'blob' });
  if (response.status !== 202) return fileIn(data, response, name);
  let status: ExportStatus = JSON.parse(await (data as Blob).text());
  const made = { path: { id: status.id } };
  try {
    for (let wait = FIRST_WAIT_MS; isOpen(status); wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
      onProgress(status);
      await pause(wait, signal);
      status = await call('get', '/exports/{id}', { parameters: made, signal });
    }
  } catch (error) {
    // Nobody waits for it any more; an export that is not stopped is deleted within the hour.
    if (signal.aborted) void call('delete', '/exports/{id}', { parameters: made }).catch(() => undefined);
    throw error;
  }
  if (status.statut !== 'TERMINE') throw new ExportFailed(`export ${status.id}: ${status.statut}`);
  return fetchFile(download('/exports/{id}/file', name, made));
}

const isOpen = ({ statut }: ExportStatus): boolean => statut === 'EN_ATTENTE' || statut === 'EN_COURS';

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
