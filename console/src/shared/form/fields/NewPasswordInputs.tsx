import { useTranslate } from '../../../i18n/I18nProvider.js';
import type { fieldMessages } from '../../errors/field-messages.js';
import { PasswordInput } from './PasswordInput.js';

/** Names on the wire, and what they are called. */
const INPUTS = { password: 'session.newPassword', confirmation: 'session.confirmation' } as const;

/** A new password, and the same once more. */
export function NewPasswordInputs({ messages }: { messages: ReturnType<typeof fieldMessages> }) {
  const translate = useTranslate();
  return Object.entries(INPUTS).map(([name, label]) => (
    <PasswordInput
      key={name}
      name={name}
      label={translate(label)}
      autoComplete="new-password"
      error={messages[name]}
      required
    />
  ));
}
