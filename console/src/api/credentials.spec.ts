import { beforeEach, describe, expect, it, vi } from 'vitest';
import { credentials } from './credentials.js';

const tokenOf = (claims: object) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`;

beforeEach(() => localStorage.clear());

describe('credentials', () => {
  it('know whose token it is and how old', () => {
    credentials.keep(tokenOf({ sub: 'user-1', iat: 1_700_000_000 }));
    expect(credentials.userId).toBe('user-1');
    expect(credentials.issuedAt).toBe(1_700_000_000_000);
    credentials.keep('worthless');
    expect(credentials.userId).toBeUndefined();
    expect(credentials.issuedAt).toBeUndefined();
  });

  it('leave nothing to the next user', () => {
    credentials.keep(tokenOf({ sub: 'user-1' }));
    credentials.selectCentre('centre-1');
    credentials.forget();
    expect(credentials.token).toBeNull();
    expect(credentials.centreId).toBeNull();
    expect(localStorage.getItem('centerId')).toBeNull();
  });

  it('keep the centre with a new token of the same user only', () => {
    credentials.keep(tokenOf({ sub: 'user-1', iat: 1 }));
    credentials.selectCentre('centre-1');
    credentials.keep(tokenOf({ sub: 'user-1', iat: 2 }));
    expect(credentials.centreId).toBe('centre-1');
    credentials.keep(tokenOf({ sub: 'user-2', iat: 3 }));
    expect(credentials.centreId).toBeNull();
  });

  it('say when another window has a new token, and when it signed out', () => {
    const changed = vi.fn();
    const stop = credentials.onChanged(changed);
    const elsewhere = (key: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    elsewhere('token');
    elsewhere('centerId');
    elsewhere(null);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    elsewhere('token');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
