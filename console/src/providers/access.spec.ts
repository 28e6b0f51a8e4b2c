import { describe, expect, it } from 'vitest';
import type { Authority, CentreTree, User } from '../api/types.js';
import { mayOpen } from './access.js';

/** At one of the user's own centres. */
const session = (type: CentreTree['type'] | null, ...authorities: Authority[]) => ({
  user: {
    authorities,
    isAdmin: authorities.includes('ROLE_ADMIN'),
    isAuditor: authorities.includes('ROLE_AUDITOR'),
  } as unknown as User,
  centre: type === null ? null : ({ id: 'own', type, gestionStock: true } as CentreTree),
  centres: type === null ? [] : [{ id: 'own', nom: 'own', service: null, type }],
});

describe('a screen', () => {
  it('is open to all where it says nothing', () => {
    expect(mayOpen({}, session('VACCINATION'))).toBe(true);
  });

  it('is open to its kinds of workplace', () => {
    const access = { workplaces: ['vaccination', 'point'] as const };
    expect(mayOpen(access, session('VACCINATION'))).toBe(true);
    expect(mayOpen(access, session('VACCINATION_POINT'))).toBe(true);
    expect(mayOpen(access, session('DISPATCH'))).toBe(false);
    expect(mayOpen(access, session(null, 'ROLE_ADMIN'))).toBe(false);
  });

  it('of the administration is open to an administrator, whichever centre is selected', () => {
    const access = { authorities: ['ROLE_ADMIN'] as const };
    for (const type of [null, 'REFERENT', 'DISPATCH', 'VACCINATION', 'VACCINATION_POINT'] as const) {
      expect(mayOpen(access, session(type, 'ROLE_ADMIN'))).toBe(true);
      expect(mayOpen(access, session(type, 'ROLE_DISPATCH_CENTER'))).toBe(false);
    }
  });

  it('of an administrator without a centre is not open to another user without one', () => {
    const access = { workplaces: ['administration'] as const };
    expect(mayOpen(access, session(null, 'ROLE_ADMIN'))).toBe(true);
    expect(mayOpen(access, session(null, 'ROLE_VACCINATION_CENTER'))).toBe(false);
  });

  it('that shows something is open to an auditor, at any centre and without one', () => {
    for (const type of [null, 'DISPATCH'] as const)
      expect(mayOpen({ authorities: ['ROLE_ADMIN'] }, session(type, 'ROLE_AUDITOR'))).toBe(true);
    expect(mayOpen({ workplaces: ['administration'] }, session(null, 'ROLE_AUDITOR'))).toBe(true);
    expect(mayOpen({ workplaces: ['dispatch'] }, session('DISPATCH', 'ROLE_AUDITOR'))).toBe(true);
  });

  it('that writes is open to an auditor only who holds another right', () => {
    const access = { workplaces: ['dispatch'], writes: true } as const;
    expect(mayOpen(access, session('DISPATCH', 'ROLE_AUDITOR'))).toBe(false);
    expect(mayOpen(access, session('DISPATCH', 'ROLE_AUDITOR', 'ROLE_DISPATCH_CENTER'))).toBe(true);
    expect(mayOpen(access, session('DISPATCH', 'ROLE_DISPATCH_CENTER'))).toBe(true);
  });

  it('that writes for administrators is not open to an auditor who works at a centre', () => {
    const access = { authorities: ['ROLE_ADMIN'] as const, writes: true } as const;
    expect(mayOpen(access, session('DISPATCH', 'ROLE_AUDITOR', 'ROLE_DISPATCH_CENTER'))).toBe(false);
    expect(mayOpen(access, session(null, 'ROLE_AUDITOR', 'ROLE_DISPATCH_CENTER'))).toBe(false);
    expect(mayOpen(access, session(null, 'ROLE_AUDITOR', 'ROLE_ADMIN'))).toBe(true);
  });

  it('is open to an authority, but to a dispatch administrator not at a referent', () => {
    const access = { authorities: ['ROLE_ADMIN_DISPATCH'] as const };
    expect(mayOpen(access, session('DISPATCH', 'ROLE_ADMIN_DISPATCH'))).toBe(true);
    expect(mayOpen(access, session('REFERENT', 'ROLE_ADMIN_DISPATCH'))).toBe(false);
  });
});
