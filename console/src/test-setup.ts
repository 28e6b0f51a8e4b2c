import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { WITHIN_MS } from './testing/eventually.js';

// Files of specs share the browser's double, but not what the console's own modules remember: each loads them anew.
vi.resetModules();
const { credentials } = await import('./api/credentials.js');
const { forgetServiceClock } = await import('./api/service-clock.js');

configure({ asyncUtilTimeout: WITHIN_MS });

// jsdom lays nothing out: what is on the page is all in sight.
Element.prototype.scrollIntoView = () => {};
// jsdom lays nothing out: nothing in it ever changes its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// jsdom gives files no address.
URL.createObjectURL = () => 'blob:file';
URL.revokeObjectURL = () => {};

afterEach(() => {
  cleanup();
  localStorage.clear();
  credentials.forget();
  forgetServiceClock();
});
