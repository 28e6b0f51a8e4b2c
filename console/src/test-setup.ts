import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files of specs share the browser's double, but not what the console's own modules remember: each loads them anew.
vi.resetModules();
const { credentials } = await import('./api/credentials.js');
const { forgetServiceClock } = await import('./api/service-clock.js');

// As long as a machine under load may need; what is waited for mostly comes within milliseconds.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out: what is on the page is all in sight.
Element.prototype.scrollIntoView = () => {};
// jsdom lays nothing out: nothing in it ever changes its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  credentials.forget();
  forgetServiceClock();
});
