import { readyOrClosed } from './ready-or-closed.js';

describe('what was opened', () => {
  const refused = new Error('refused');
  const prepare = () => Promise.reject(refused);

  it('is closed where it does not become ready', async () => {
    const close = jest.fn(() => Promise.resolve());
    await expect(readyOrClosed({ close }, prepare)).rejects.toBe(refused);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['does not end', () => new Promise<void>(() => {})],
    ['fails', () => Promise.reject(new Error('closing failed'))],
  ])('says why it is not ready even where closing it %s', async (_, close) => {
    await expect(readyOrClosed({ close }, prepare, 50)).rejects.toBe(refused);
  });
});
