import { describe, expect, it } from 'vitest';
import { hearServiceClock } from '../../api/service-clock.js';
import { needsComment, nextQuarter, toBody, toBodyOfMany, valuesAtFirst } from './status-change.js';

const NOW = new Date('2026-03-12T09:07:00Z');
const asked = { nbCond: 4, quantiteConfirmee: null, dateReception: '2026-03-13T11:00:00.000Z' };

describe('a comment', () => {
  it.each([
    ['REFUSE', 'EN_ATTENTE', true],
    ['CANCEL', 'CONFIRME', true],
    ['CANCEL', 'EN_ATTENTE', false],
    ['CONFIRM', 'EN_ATTENTE', false],
    ['PROCESS', 'CONFIRME', false],
    ['CANCEL_CONFIRM', 'CONFIRME', false],
    ['DEPART_MARCHANDISES', 'TRAITE', false],
  ] as const)('to %s what is %s: needed is %s', (action, statut, expected) => {
    expect(needsComment(action, [{ statut }])).toBe(expected);
  });
});

describe('a confirmation begins', () => {
  it('with what is asked for', () => {
    expect(valuesAtFirst('CONFIRM', asked, NOW)).toMatchObject({
      quantity: 4,
      reception: '2026-03-13T11:00:00.000Z',
    });
  });

  it('without a reception that is past', () => {
    const past = { ...asked, dateReception: '2026-03-12T09:06:00.000Z' };
    expect(valuesAtFirst('CONFIRM', past, NOW).reception).toBeNull();
  });
});

it('a departure begins with the next quarter of an hour', () => {
  expect(nextQuarter(NOW)).toBe('2026-03-12T09:15:00.000Z');
  expect(nextQuarter(new Date('2026-03-12T09:15:00Z'))).toBe('2026-03-12T09:30:00.000Z');
  expect(valuesAtFirst('DEPART_MARCHANDISES', asked, NOW).departure).toBe('2026-03-12T09:15:00.000Z');
});

describe('what is sent', () => {
  const values = { quantity: 3, reception: '2026-03-13T11:00:00.000Z', departure: null, comment: ' ' };

  it('names the status, of one request', () => {
    expect(toBody('CONFIRM', 'request-1', values)).toEqual({
      id: 'request-1',
      newStatut: 'CONFIRME',
      nbFlacons: 3,
      dateReception: '2026-03-13T11:00:00.000Z',
      dateDepart: null,
      commentaire: null,
      forceValidation: false,
    });
  });

  it('names the status, of several requests', () => {
    expect(toBodyOfMany('PROCESS', ['request-1', 'request-2'], { ...values, comment: 'Tournée 3' })).toEqual({
      ids: ['request-1', 'request-2'],
      newStatut: 'TRAITE',
      dateDepart: null,
      commentaire: 'Tournée 3',
      forceValidation: false,
    });
  });
});

it('what is past or next is told by the service, not by a clock of the device that is a year ahead', () => {
  const year = 365 * 24 * 3_600_000;
  hearServiceClock(Date.now(), new Date(Date.now() - year).toUTCString());
  const departure = valuesAtFirst('DEPART_MARCHANDISES', asked).departure ?? '';
  expect(Date.parse(departure)).toBeLessThan(Date.now() - year / 2);
  const yesterday = { ...asked, dateReception: new Date(Date.now() - 86_400_000).toISOString() };
  expect(valuesAtFirst('CONFIRM', yesterday).reception).toBe(yesterday.dateReception);
});
