import { describe, expect, it } from 'vitest';
import { partsOf } from './outbox-mail.js';

describe('the text of a mail', () => {
  it('is cut at its links', () => {
    expect(partsOf('Open https://ledger.example/passwordForgotten?token=a-b\nwithin the hour.')).toEqual([
      { text: 'Open ', isLink: false },
      { text: 'https://ledger.example/passwordForgotten?token=a-b', isLink: true },
      { text: '\nwithin the hour.', isLink: false },
    ]);
  });

  it('is one part without a link', () => {
    expect(partsOf('Bonjour,')).toEqual([{ text: 'Bonjour,', isLink: false }]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,hello', 'file:///etc/passwd'])(
    'has no link in %s',
    (text) => {
      expect(partsOf(text).some(({ isLink }) => isLink)).toBe(false);
    },
  );
});
