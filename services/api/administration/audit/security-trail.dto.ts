import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import {
  SECURITY_EVENTS,
  SECURITY_OUTCOMES,
  type SecurityEvent,
  type SecurityOutcome,
} from '../../../reference-data/audit/security-vocabulary.js';
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
  @ApiProperty({ description: 'Number of the entry.', type: String, example: '4711' })
  id!: string;

  @ApiProperty({
    description: 'When it happened; of several, the last time.',
    type: String,
    format: 'date-time',
  })
  date!: string;

  @ApiProperty({
    description:
      'CONNEXION sign-in, DECONNEXION sign-out, MOT_DE_PASSE password set, LIEN link mailed, DROITS account or authorities changed, REFUS call refused.',
    enum: SECURITY_EVENTS,
  })
  evenement!: SecurityEvent;

  @ApiProperty({
    description:
      'The login that was typed, or that of the account; null: unknown, or events of several logins.',
    type: String,
    nullable: true,
  })
  login!: string | null;

  @ApiProperty({
    description: 'Address of the caller; null: none, or events of several addresses.',
    type: String,
    nullable: true,
  })
  adresse!: string | null;

  @ApiProperty({ description: 'Outcome.', enum: SECURITY_OUTCOMES })
  resultat!: SecurityOutcome;

  @ApiProperty({
    description: 'First and last name of the user who did it; null: nobody has signed in.',
    type: String,
    nullable: true,
  })
  utilisateur!: string | null;

  @ApiProperty({
    description: 'Number of events. More than one: failures of one minute, which are counted under a flood.',
    type: 'integer',
    example: 1,
  })
  nombre!: number;
}
