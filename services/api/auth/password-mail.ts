import type { Mail } from '../../platform/mail/mailer.js';
import type { User } from '../reference-data/user/user.entity.js';
import type { Language } from './actor.js';

type Words = Readonly<Record<'RESET' | 'ACTIVATION', { readonly subject: string; readonly body: string }>>;

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    RESET: {
      subject: 'Réinitialisation de votre mot de passe',
      body: `Bonjour {name},

Une réinitialisation du mot de passe de votre compte « {login} » a été demandée.
Pour choisir un nouveau mot de passe, ouvrez ce lien dans l'heure qui vient :

{link}

Le lien ne sert qu'une fois. Si vous n'êtes pas à l'origine de cette demande,
ignorez ce message : votre mot de passe reste inchangé.
`,
    },
    ACTIVATION: {
      subject: 'Activation de votre compte',
      body: `Bonjour {name},

Le compte « {login} » a été créé pour vous.
Pour choisir votre mot de passe, ouvrez ce lien dans les sept jours :

{link}

Le lien ne sert qu'une fois.
`,
    },
  },
  en: {
    RESET: {
      subject: 'Reset your password',
      body: `Hello {name},

Somebody asked to reset the password of your account "{login}".
To choose a new password, open this link within one hour:

{link}

The link works once. If it was not you, ignore this message:
your password stays as it is.
`,
    },
    ACTIVATION: {
      subject: 'Activate your account',
      body: `Hello {name},

The account "{login}" was created for you.
To choose your password, open this link within seven days:

{link}

The link works once.
`,
    },
  },
};

/** In the user's language. */
export function linkMail(user: User, purpose: 'RESET' | 'ACTIVATION', link: string): Mail {
  const { subject, body } = WORDS[user.language][purpose];
  const values: Readonly<Record<string, string>> = {
    name: `${user.firstName} ${user.lastName}`,
    login: user.login,
    link,
  };
  return { to: user.email, subject, text: body.replace(/\{(\w+)\}/g, (_, key: string) => values[key]!) };
}
