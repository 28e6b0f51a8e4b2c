import { browserStart } from './unprivileged.js';

describe('the start of the browser', () => {
  it('is without a sandbox where none is wanted, and needs no warning then', async () => {
    const start = await browserStart('/bin/true', { sandboxed: false });
    try {
      expect([start.chromiumSandbox, start.warnings]).toEqual([false, []]);
    } finally {
      await start.close();
    }
  });
});
