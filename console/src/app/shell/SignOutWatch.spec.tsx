import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { credentials } from '../../api/credentials.js';
import { useUnsavedGuard } from '../../shared/form/useUnsavedGuard.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { SignOutWatch } from './SignOutWatch.js';

const tokenOf = (id: string) => `a.${btoa(JSON.stringify({ sub: id }))}.sign`;

function Work({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedGuard({ hasChanges: () => isUnsaved });
  return (
    <>
      <SignOutWatch />
      five vials
    </>
  );
}

const open = (isUnsaved: boolean) =>
  renderInApp(<Work isUnsaved={isUnsaved} />, { pages: { '/login': 'sign-in' } });

/** What another window does to the token: null signs out. */
function elsewhere(token: string | null): void {
  if (token === null) localStorage.clear();
  else localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
}

/** Whether the browser would ask before it closes or reloads the window. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  credentials.keep(tokenOf('user-1'));
  credentials.selectCentre('port');
});

it('leads to the sign-in where another window signed out', async () => {
  await open(false);
  elsewhere(null);
  expect(await screen.findByText('sign-in')).toBeVisible();
});

it('leaves a form that is not saved its centre, for who stays', async () => {
  await open(true);
  elsewhere(null);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(credentials.centreId).toBe('port');
});

it('starts afresh for another user without asking, whatever was typed', async () => {
  await open(true);
  expect(asksBeforeUnload()).toBe(true);
  elsewhere(tokenOf('user-2'));
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
  expect(credentials.token).toBeNull();
});
