import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { PastBanner } from './PastBanner.js';

it.each(['fr', 'en'] as const)('says in %s which moment is shown, and leads back', async (locale) => {
  const onPresent = vi.fn();
  await renderInApp(<PastBanner asOf="2026-03-03T11:00:00.000Z" onPresent={onPresent} />, { locale });
  expect(screen.getByRole('status')).toHaveTextContent(/03\/03\/2026 12:00/);
  await userEvent.click(screen.getByRole('button'));
  expect(onPresent).toHaveBeenCalledOnce();
});

it('is absent in the present', async () => {
  await renderInApp(<PastBanner asOf={undefined} onPresent={() => undefined} />);
  expect(screen.queryByRole('status')).toBeNull();
});
