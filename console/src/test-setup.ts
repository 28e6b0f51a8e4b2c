import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetServiceClock } from './api/service-clock.js';

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
  forgetServiceClock();
});
