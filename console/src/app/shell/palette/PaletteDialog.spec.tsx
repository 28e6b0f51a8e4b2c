import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { windowOf } from '../../../testing/windowOf.js';
import PaletteDialog from './PaletteDialog.js';

const isFull = () => document.querySelector('.MuiDialog-paperFullScreen') !== null;
const close = () => screen.queryByRole('button', { name: 'Fermer' });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
});

it('fills a small screen, and can be closed there without a keyboard', async () => {
  windowOf(400);
  const onClose = vi.fn();
  await renderInApp(<PaletteDialog onClose={onClose} />);
  expect(isFull()).toBe(true);
  expect(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.click(close()!);
  expect(onClose).toHaveBeenCalled();
});

it('leaves the rest of a desk in sight', async () => {
  windowOf(1280);
  await renderInApp(<PaletteDialog onClose={vi.fn()} />);
  expect(screen.getByRole('combobox')).toBeVisible();
  expect(isFull()).toBe(false);
  expect(close()).toBeNull();
});
