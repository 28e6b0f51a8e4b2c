import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import {
  SECURITY_EVENTS,
  SECURITY_OUTCOMES,
  type SecurityEvent,
  type SecurityOutcome,
} from '../../../reference-data/audit/security-vocabulary.js';
import * as shows from '../../http/fields/answer-fields.js';
import { OptionalFilter, TrailQuery } from './trail-period.js';

export class SecurityQuery extends TrailQuery {
  @ApiProperty({ description: 'Only events of this kind.', required: false, enum: SECURITY_EVENTS })
  @OptionalFilter()
  @IsIn(SECURITY_EVENTS)
  evenement?: SecurityEvent;

  @ApiProperty({ description: 'Only with this outcome.', required: false, enum: SECURITY_OUTCOMES })
  @OptionalFilter()
  @IsIn(SECURITY_OUTCOMES)
  resultat?: SecurityOutcome;

  @ApiProperty({ description: 'Contained in the login, whatever its case.', required: false, type: String })
  @OptionalFilter()
  @IsString()
  @MaxLength(250)
  login?: string;

  @ApiProperty({ description: 'Only from this address.', required: false, type: String })
  @OptionalFilter()
  @IsString()
  @MaxLength(250)
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
