import { beforeEach, describe, expect, it, vi } from 'vitest';
import { credentials } from './credentials.js';
import { issuedAt, userOf } from './token-claims.js';

const tokenOf = (claims: object) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`;

beforeEach(() => localStorage.clear());

describe('credentials', () => {
  it('know whose token it is and how old', () => {
    credentials.keep(tokenOf({ sub: 'user-1', iat: 1_700_000_000 }));
    expect(userOf(credentials.token)).toBe('user-1');
    expect(issuedAt(credentials.token)).toBe(1_700_000_000_000);
    credentials.keep('worthless');
    expect(userOf(credentials.token)).toBeUndefined();
    expect(issuedAt(credentials.token)).toBeUndefined();
  });

  it('leave nothing to the next user', () => {
    credentials.keep(tokenOf({ sub: 'user-1' }));
    credentials.selectCentre('centre-1');
    credentials.forget();
    expect(credentials.token).toBeNull();
    expect(credentials.centreId).toBeNull();
    expect(localStorage.getItem('centerId')).toBeNull();
  });

  it('are of the user of this window alone, also where somebody else signs in in another one', () => {
    credentials.keep(tokenOf({ sub: 'user-1' }));
    localStorage.setItem('token', tokenOf({ sub: 'user-2' }));
    expect(credentials.token).toBeNull();
    expect(credentials.isTakenOver).toBe(true);
    const renewed = tokenOf({ sub: 'user-1', iat: 1_700_000_000 });
    localStorage.setItem('token', renewed);
    expect(credentials.token).toBe(renewed);
    localStorage.removeItem('token');
    expect(credentials.token).toBeNull();
    expect(credentials.isTakenOver).toBe(false);
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

  it('are missing, and cannot be kept, where the browser keeps nothing', async () => {
    const closed = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    try {
      vi.resetModules();
      const fresh = (await import('./credentials.js')).credentials;
      expect(fresh.token).toBeNull();
      expect(fresh.centreId).toBeNull();
      fresh.selectCentre(null);
      expect(() => fresh.keep(tokenOf({ sub: 'user-1' }))).toThrow('error.notStored');
    } finally {
      closed.mockRestore();
    }
  });
});
