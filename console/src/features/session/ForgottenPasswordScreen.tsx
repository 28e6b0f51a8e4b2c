import { AskForLink } from './AskForLink.js';
import { ChooseNewPassword } from './ChooseNewPassword.js';

/** Without a token the page asks for a link by mail; the link opens it with the token, to choose a password. */
export default function ForgottenPasswordScreen() {
  const token = new URLSearchParams(location.search).get('token');
  return token ? <ChooseNewPassword token={token} /> : <AskForLink />;
}
