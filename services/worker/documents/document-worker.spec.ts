import type { Job } from 'bullmq';
import type { DocumentJob, WaitedFor } from '../../jobs/job-kinds.js';
import { DocumentWorker, type DocumentWorkerParts } from './document-worker.js';

/** Reading takes longer than anybody waits. */
const worker = new DocumentWorker({
  pool: { query: () => new Promise(() => undefined) },
  files: { has: async () => false },
  clock: () => new Date(),
  config: { timeZone: 'Europe/Paris' },
} as unknown as DocumentWorkerParts);

const made = (ids: readonly string[], left: number, forMs = left) => {
  const data: DocumentJob & WaitedFor = {
    type: 'DISPATCH_BL',
    subject: { of: 'preparations', ids },
    language: 'fr',
    dateFormat: 'FR',
    userId: 'u',
    waitedFor: { until: Date.now() + left, forMs },
  };
  return worker.process({ id: 'job', data } as Job<DocumentJob & WaitedFor>);
};

describe('a file that is not done while somebody waits for it', () => {
  it('is refused where it has several documents: they would take as long the next time', async () => {
    expect(await made(['a', 'b'], 50)).toEqual({ refused: 'tooManyDocuments' });
  });

  it('is late where it is one document, was not begun, or waited most of the time for its turn', async () => {
    expect(await made(['a'], 50)).toEqual({ late: true });
    expect(await made(['a', 'b'], 50, 200)).toEqual({ late: true });
    expect(await made(['a', 'b'], -1)).toEqual({ late: true });
  });
});
