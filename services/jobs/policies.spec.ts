import { documentWaitMs } from './policies.js';

/** Where the console and the proxies in k8s/ and deploy/nginx.conf give a call up. */
const GIVEN_UP_MS = 120_000;

it('a file of more documents is waited for longer, and less long than the answer is', () => {
  const [one, most] = [1, 200].map(documentWaitMs) as [number, number];
  expect(most).toBeGreaterThan(1.5 * one);
  expect(most).toBeLessThan(GIVEN_UP_MS - 5_000);
});
