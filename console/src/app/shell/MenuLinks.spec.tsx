import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { MenuLinks } from './MenuLinks.js';

it('leads to the legal notice from every page', async () => {
  await renderInApp(<MenuLinks />);
  expect(screen.getByRole('link', { name: 'Mentions légales' })).toHaveAttribute('href', '/notice');
});
