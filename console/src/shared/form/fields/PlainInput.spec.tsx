import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { PasswordInput } from './PasswordInput.js';
import { PlainInput } from './PlainInput.js';

it('says in the words of the page that a field is empty, and leads to the first one', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  await renderInApp(
    <form onSubmit={submit}>
      <PlainInput name="login" label="Login" autoComplete="username" required />
      <PasswordInput name="password" label="Password" autoComplete="current-password" required />
      <button type="submit">Sign in</button>
    </form>,
    { locale: 'en' },
  );
  const [login, password] = [screen.getByLabelText('Login'), screen.getByLabelText('Password')];
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  await send();
  expect(login).toHaveAccessibleDescription('This field is required');
  expect(password).toHaveAccessibleDescription('This field is required');
  expect(login).toHaveFocus();

  await userEvent.type(login, 'ana');
  expect(login).not.toHaveAccessibleDescription();
  await send();
  expect(password).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();

  await userEvent.type(password, 'secret');
  await send();
  expect(submit).toHaveBeenCalledOnce();
});
