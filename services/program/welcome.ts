import {
  DEMONSTRATION_PASSWORD,
  DEMONSTRATION_USERS,
} from '../demonstration/reference-data/demonstration.js';
import type { Config } from '../platform/config.js';

/** What `npm start` says when the service is ready: where it is and who can sign in. */
export function welcome({ publicUrl, demo }: Config): string {
  const lines = ['', `  Ready: ${publicUrl}`, `  API:   ${publicUrl}/api/docs`];
  if (demo) {
    const logins = DEMONSTRATION_USERS.map(({ login, profile }) => `    ${login.padEnd(12)}${profile}`);
    lines.push('', `  Logins, each with the password ${DEMONSTRATION_PASSWORD}`, ...logins);
  }
  return `${[...lines, '', '  Ctrl-C stops it.', ''].join('\n')}\n`;
}
