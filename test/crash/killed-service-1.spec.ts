/** Half of the rounds, in a file of its own: a round waits more than it computes, so the files run side by side. */
import { specifyKilledService } from './support/killed-service.js';

describe('a service that is killed at any moment', () => specifyKilledService({ from: 1, to: 6 }));
