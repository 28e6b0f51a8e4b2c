import { inTime } from './in-time.js';

/** What does not close by then is left as it is, in milliseconds: a client that does not let go, a server that is away. */
export const CLOSE_WITHIN_MS = 10_000;

/**
 * What was opened, once it is ready; where it does not become so, it is closed again, and not waited for any longer than
 * {@link CLOSE_WITHIN_MS}.
 *
 * @throws whatever `prepare` throws, however closing ends
 */
export async function readyOrClosed<Opened extends { close(): Promise<unknown> }>(
  opened: Opened,
  prepare: (opened: Opened) => Promise<unknown>,
  closeWithinMs = CLOSE_WITHIN_MS,
): Promise<Opened> {
  try {
    await prepare(opened);
    return opened;
  } catch (error) {
    await inTime(opened.close(), closeWithinMs, 'it does not close').catch(() => {});
    throw error;
  }
}
