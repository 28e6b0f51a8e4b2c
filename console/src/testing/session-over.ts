import { act } from '@testing-library/react';
import { credentials } from '../api/credentials.js';

/** What the service answers to a token that it takes no longer. */
export const sessionOver = (): Response =>
  Response.json({ code: 'auth.error.unauthorized', message: '' }, { status: 401 });

/** The user of `renderInApp` does so over the page. */
export const signInAgain = (): void =>
  act(() => credentials.keep(`new.${btoa(JSON.stringify({ sub: 'user-1' }))}.sign`));

/** What is said before it, and after it. */
export const OVER = /connectez-vous de nouveau/;
export const SEND_AGAIN = /envoyez-la à nouveau/;
