import { describeAppends } from './contract/appends.js';
import type { Factory, Harness } from './contract/harness.js';
import { describeOutages } from './contract/outages.js';
import { describeReads } from './contract/reads.js';
import { describeSubscriptions } from './contract/subscriptions.js';

/**
 * What every event store must keep (port.ts), to be called from an adapter's spec. Nothing is assumed about
 * what the server holds already, so that it also runs against one that others use.
 */
export function describeEventStore(name: string, factory: Factory): void {
  describe(`the event store on ${name}`, () => {
    let harness: Harness;
    beforeAll(async () => {
      harness = await factory();
    });
    afterAll(() => harness?.tearDown());

    const current = () => harness;
    describeAppends(current);
    describeReads(current);
    describeSubscriptions(current);
    describeOutages(current);
  });
}
