import { describe, expect, it } from 'vitest';
import { byUrgency, firstUsable, freshness } from './freshness.js';

const zone = 'Europe/Paris';
const now = new Date('2026-11-21T10:00:00Z');
const batch = (id: string, peremption: string, limiteUtilisation: string | null = null) => ({
  id,
  peremption,
  limiteUtilisation,
});

describe('freshness', () => {
  it('counts the days to the expiry, the last day included', () => {
    expect(freshness(batch('a', '2026-11-21'), zone, now)).toEqual({
      state: 'soon',
      daysLeft: 0,
      limited: false,
    });
    expect(freshness(batch('a', '2026-11-20'), zone, now).state).toBe('expired');
    expect(freshness(batch('a', '2027-03-31'), zone, now).state).toBe('good');
  });

  it('lets an earlier usage limit decide, to the minute', () => {
    expect(freshness(batch('a', '2027-03-31', '2026-11-24T08:00:00.000Z'), zone, now)).toEqual({
      state: 'soon',
      daysLeft: 3,
      limited: true,
    });
    expect(freshness(batch('a', '2027-03-31', '2026-11-21T09:59:00.000Z'), zone, now).state).toBe('expired');
  });
});

describe('the order in which batches are proposed', () => {
  const batches = [
    batch('late', '2027-06-30'),
    batch('expired', '2026-10-31'),
    batch('thawed', '2027-06-30', '2026-12-01T08:00:00.000Z'),
    batch('soon', '2026-12-31'),
  ];

  it('is first-expiring first, usage limits counting, and the expired last', () => {
    expect(byUrgency(batches, zone, { now }).map(({ id }) => id)).toEqual([
      'thawed',
      'soon',
      'late',
      'expired',
    ]);
    expect(firstUsable(batches, zone, now)?.id).toBe('thawed');
  });

  it.each([
    ['Europe/Paris', '2026-12-31T21:59:59.000Z', ['limited', 'expiring']],
    ['Europe/Paris', '2026-12-31T22:30:00.000Z', ['expiring', 'limited']],
    ['America/Cayenne', '2026-12-31T01:59:59.000Z', ['limited', 'expiring']],
    ['America/Cayenne', '2027-01-01T01:59:59.000Z', ['limited', 'expiring']],
    ['America/Cayenne', '2027-01-01T02:30:00.000Z', ['expiring', 'limited']],
  ])('is that of the instants at which they end: %s, %s', (at, limit, order) => {
    const both = [batch('expiring', '2026-12-31'), batch('limited', '2027-06-30', limit)];
    for (const offered of [both, both.toReversed()]) {
      expect(byUrgency(offered, at, { now }).map(({ id }) => id)).toEqual(order);
    }
  });

  it('begins with the expired where these are looked for', () => {
    expect(byUrgency(batches, zone, { unusable: 'first', now })[0]?.id).toBe('expired');
  });

  it('never proposes what is recalled, and shows it with what has expired', () => {
    const recalled = { ...batch('recalled', '2026-11-30'), rappel: true };
    expect(byUrgency([recalled, ...batches], zone, { now }).map(({ id }) => id)).toEqual([
      'thawed',
      'soon',
      'late',
      'expired',
      'recalled',
    ]);
    expect(firstUsable([recalled], zone, now)).toBeUndefined();
    expect(byUrgency([...batches, recalled], zone, { unusable: 'first', now }).at(1)?.id).toBe('recalled');
  });

  it('proposes nothing where all has expired', () => {
    expect(firstUsable([batch('expired', '2026-10-31')], zone, now)).toBeUndefined();
  });
});
