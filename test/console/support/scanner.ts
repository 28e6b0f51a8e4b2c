import type { Page } from 'playwright-core';

/**
 * As a hand scanner does it: into whatever has the focus, at its own pace. Keys that the specs' browser is asked for one
 * by one come as slowly as a person's where the machine is busy.
 */
export const scan = (page: Page, code: string): Promise<unknown> =>
  page.evaluate(`(() => {
    const begun = performance.now();
    const target = document.activeElement ?? document.body;
    const field = [HTMLInputElement, HTMLTextAreaElement].find((each) => target instanceof each);
    for (const [n, key] of [...${JSON.stringify(code)}, 'Enter'].entries()) {
      const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      // When it was pressed, however long the page works on the one before.
      Object.defineProperty(pressed, 'timeStamp', { value: begun + 10 * n });
      if (!target.dispatchEvent(pressed) || !field || key === 'Enter') continue;
      Object.getOwnPropertyDescriptor(field.prototype, 'value').set.call(target, target.value + key);
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
  })()`);
