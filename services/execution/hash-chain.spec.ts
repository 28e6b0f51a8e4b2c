import { createHash } from 'node:crypto';
import type { RecordedEvent } from '../event-store/port.js';
import { GENESIS_HASH } from './hash-chain.js';
import { seal } from './sealing.js';
import { change, context, counterType } from './testing/counter.js';
import { verifyChain } from './testing/verify-chain.js';

const stream = 'ledger-2f1d';

function chainOf(length: number): RecordedEvent[] {
  const asked = context();
  const decided = Array.from(
    { length },
    (_, i) => counterType.decide(change(i + 1), { left: 0, folded: 0 })[0]!,
  );
  const start = { revision: -1, hash: GENESIS_HASH };
  const command = { name: 'Change', context: asked };
  const { events } = seal(stream, start, decided, command, '2026-03-02T08:00:01.000Z', counterType.upcasters);
  return events.map((event, revision) => ({
    // As it comes back from the store.
    ...(JSON.parse(JSON.stringify(event)) as typeof event),
    stream,
    revision,
    position: BigInt(revision + 1),
    recordedAt: new Date(),
  }));
}

describe('the hash chain', () => {
  it('is what its documentation says', () => {
    const [event] = chainOf(1);
    const { hash, ...m } = event!.metadata as Record<string, unknown>;
    const metadata =
      `{"causationId":"${m.causationId}","centreId":null,"commandId":"${m.commandId}","commandName":"Change",` +
      `"correlationId":"${m.correlationId}","occurredAt":"${m.occurredAt}","recordedAt":"${m.recordedAt}",` +
      `"schemaVersion":1,"userId":"${m.userId}"}`;
    const canonical =
      `{"data":{"by":1,"note":""},"id":"${event!.id}","metadata":${metadata},` +
      `"revision":0,"stream":"${stream}","type":"Changed"}`;
    expect(hash).toBe(
      createHash('sha256')
        .update('0'.repeat(64) + canonical)
        .digest('hex'),
    );
  });

  it('holds for what was not touched', () => {
    expect(verifyChain(chainOf(5))).toEqual([]);
  });

  it.each<[string, (events: RecordedEvent[]) => RecordedEvent[], number, string]>([
    [
      'altered data',
      (e) => e.with(2, { ...e[2]!, data: { ...e[2]!.data, by: 99 } }),
      2,
      'hash does not match',
    ],
    [
      'another author',
      (e) => e.with(1, { ...e[1]!, metadata: { ...e[1]!.metadata, userId: 'x' } }),
      1,
      'hash does not match',
    ],
    ['another id', (e) => e.with(1, { ...e[1]!, id: e[2]!.id }), 1, 'hash does not match'],
    ['a removed event', (e) => e.toSpliced(2, 1), 3, 'revision is missing'],
    [
      'a rewritten end, from where it leaves the old one',
      (e) => [...e.slice(0, 2), ...chainOf(5).slice(2)],
      2,
      'hash does not match',
    ],
  ])('reveals %s', (_, tamper, revision, fault) => {
    expect(verifyChain(tamper(chainOf(5)))).toEqual([{ stream, revision, fault }]);
  });
});
