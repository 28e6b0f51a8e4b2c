/**
 * From now on, what cannot be written to standard output or standard error is lost, and nothing else happens: the disk
 * behind them may be full, and their reader may be gone. Without a listener, the error would end the process.
 */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
