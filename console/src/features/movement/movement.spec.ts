import { describe, expect, it } from 'vitest';
import { hearServiceClock } from '../../api/service-clock.js';
import type { MovementType } from '../../api/types.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { detailsOf, thisWeek, weekAsOf } from './movement.js';

describe('the movement history', () => {
  it('begins with the week, Monday first, in the business zone, and ends ten minutes from now', () => {
    const lateOnSunday = new Date('2026-11-22T22:30:00Z');
    expect(thisWeek('Europe/Paris', lateOnSunday)).toMatchObject({
      dateDebut: '2026-11-15T23:00:00.000Z',
      dateFin: '2026-11-22T22:40:00.000Z',
    });
    const earlyOnMonday = new Date('2026-11-22T23:30:00Z');
    expect(thisWeek('Europe/Paris', earlyOnMonday)).toMatchObject({
      dateDebut: '2026-11-22T23:00:00.000Z',
      dateFin: '2026-11-22T23:40:00.000Z',
    });
  });

  it('shows of the past the week of the moment, until that moment', () => {
    expect(weekAsOf('Europe/Paris', '2026-11-22T22:30:00.000Z')).toMatchObject({
      dateDebut: '2026-11-15T23:00:00.000Z',
      dateFin: '2026-11-22T22:30:00.000Z',
      asOf: null,
    });
  });

  it('goes by the clock of the service, not by that of the device', () => {
    hearServiceClock(Date.now(), new Date('2026-11-22T22:30:00Z').toUTCString());
    expect(thisWeek('Europe/Paris').dateDebut).toBe('2026-11-15T23:00:00.000Z');
  });

  it.each<[MovementType, Prefix, string | undefined]>([
    ['PREPARATION', 'dispatch', '/dispatch/exits/o'],
    ['PREPARATION', 'referent', '/referent/exits/o'],
    ['SORTIE_FRIGO', 'vaccination', '/vaccination/exits/o'],
    ['SORTIE_POINT', 'vaccination', '/vaccination/exits/o'],
    ['DECHET', 'vaccination', '/vaccination/scrappings/o'],
    ['RETOUR', 'dispatch', '/dispatch/return/o'],
    ['RETOUR', 'vaccination', undefined],
    ['ENTREE', 'dispatch', undefined],
    ['CORRECTION', 'referent', undefined],
  ])('leads from %s at %s to %s', (type, prefix, address) => {
    expect(detailsOf({ type, idOperation: 'o' }, prefix)).toBe(address);
  });
});
