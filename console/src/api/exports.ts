/** An export from its beginning to the file: the service makes it, says how far it is, and stops when it is told to. */
import { client, type FetchedFile, type Query } from './client.js';
import type { components } from './generated/schemas.js';

export type ExportStatus = components['schemas']['ExportStatusView'];

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
 * @throws ExportFailed, RefusedError, UnansweredError
 */
export async function makeExport(
  path: string,
  query: Query | undefined,
  signal: AbortSignal,
  onProgress: (status: ExportStatus) => void,
): Promise<FetchedFile> {
  const begun = await client.fileOrStatus<ExportStatus>(path, query, signal);
  if ('file' in begun) return begun.file;
  let { status } = begun;
  const address = `/exports/${status.id}`;
  try {
    for (let wait = FIRST_WAIT_MS; isOpen(status); wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
      onProgress(status);
      await pause(wait, signal);
      status = await client.query<ExportStatus>(address, undefined, signal);
    }
  } catch (error) {
    // Nobody waits for it any more; one that goes on all the same is swept away within the hour.
    if (signal.aborted) void client.call('DELETE', address).catch(() => undefined);
    throw error;
  }
  if (status.statut !== 'TERMINE') throw new ExportFailed(`export ${status.id}: ${status.statut}`);
  return client.file(`${address}/file`);
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
