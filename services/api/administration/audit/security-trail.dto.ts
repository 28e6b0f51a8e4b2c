import {
  SECURITY_EVENTS,
  SECURITY_OUTCOMES,
  type SecurityEvent,
  type SecurityOutcome,
} from '../../../reference-data/audit/security-vocabulary.js';
import * as shows from '../../http/fields/answer-fields.js';
import { ChoiceFilter, TextFilter } from '../../http/fields/query-filters.js';
import { TrailQuery } from './trail-period.js';

export class SecurityQuery extends TrailQuery {
  @ChoiceFilter('Only events of this kind.', SECURITY_EVENTS)
  evenement?: SecurityEvent;

  @ChoiceFilter('Only with this outcome.', SECURITY_OUTCOMES)
  resultat?: SecurityOutcome;

  @TextFilter('Contained in the login, whatever its case.')
  login?: string;

  @TextFilter('Only from this address.')
  adresse?: string;
}

export class SecurityEntryView {
  @shows.text('Number of the entry.', { example: '4711' })
  id!: string;

  @shows.instant('When it happened; of several, the last time.')
  date!: string;

  @shows.choice(
    'CONNEXION sign-in, DECONNEXION sign-out, MOT_DE_PASSE password set, LIEN link mailed, DROITS account or authorities changed, REFUS call refused.',
    SECURITY_EVENTS,
  )
  evenement!: SecurityEvent;

  @shows.text(
    'The login that was typed, or that of the account; null: unknown, or events of several logins.',
    { nullable: true },
  )
  login!: string | null;

  @shows.text('Address of the caller; null: none, or events of several addresses.', { nullable: true })
  adresse!: string | null;

  @shows.choice('Outcome.', SECURITY_OUTCOMES)
  resultat!: SecurityOutcome;

  @shows.text('First and last name of the user who did it; null: nobody has signed in.', { nullable: true })
  utilisateur!: string | null;

  @shows.count('Number of events. More than one: failures of one minute, which are counted under a flood.', {
    example: 1,
  })
  nombre!: number;
}
