/**
 * What was opened, once it is ready; where it does not become so, it is closed again.
 *
 * @throws whatever `prepare` throws
 */
export async function readyOrClosed<Opened extends { close(): Promise<unknown> }>(
  opened: Opened,
  prepare: (opened: Opened) => Promise<unknown>,
): Promise<Opened> {
  try {
    await prepare(opened);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
