import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { AUTHORITIES, type Authority } from '../../../reference-data/user/authority.js';
import { INVITATION_STATES, type InvitationState } from '../../../reference-data/user/invitation.js';
import { userDefinition } from '../../../reference-data/user/user.definition.js';
import * as shows from '../../http/fields/answer-fields.js';
import { IdsField } from '../../http/fields/body-fields.js';
import { LinkedCentreDto } from '../centre/centre.dto.js';
import { bodyClass, viewClass } from '../records/record-schemas.js';

export class UserBody extends bodyClass(userDefinition) {
  @IdsField('Ids of all centres of the user. A referent who leaves a centre is no longer its referent.')
  centreIds?: string[] | null;
}

const MAX_PASSWORD = 250;

/** Longer ones are not hashed at all. */
const Password =
  (description: string): PropertyDecorator =>
  (target, key) => {
    ApiProperty({ description, required: false, format: 'password', maxLength: MAX_PASSWORD })(target, key);
    IsOptional()(target, key);
    IsString()(target, key);
    IsNotEmpty()(target, key);
    MaxLength(MAX_PASSWORD)(target, key);
  };

export class NewUserBody extends UserBody {
  @Password('Absent: the user gets a mail with an activation link and chooses one.')
  password?: string;

  @Password('The password once more; checked where it is sent.')
  confirmation?: string;
}

/** The mailed link with which a user who has no password yet chooses one. */
export class InvitationDto {
  @shows.choice(
    'Whether the link can still be used: EXPIREE too where it was withdrawn, or none was ever sent.',
    INVITATION_STATES,
  )
  statut!: InvitationState;

  @shows.instant('When it was sent last.', { nullable: true })
  envoyeeLe!: string | null;

  @shows.instant('Until when it can be used.', { nullable: true })
  expireLe!: string | null;
}

export class UserView extends viewClass(userDefinition, UserBody) {
  declare centreIds: string[];

  @shows.flag('Holds ROLE_ADMIN; read-only.')
  isAdmin!: boolean;

  @shows.flag('Holds ROLE_ADMIN_DISPATCH; read-only.')
  isAdminDispatch!: boolean;

  @shows.instant('When the password was set last; null: there is none yet, or nobody knows. Read-only.', {
    nullable: true,
  })
  passwordChangedAt!: string | null;

  @shows.part(
    'State of the invitation; null for a user who has a password. Read-only.',
    () => InvitationDto,
    {
      nullable: true,
    },
  )
  invitation!: InvitationDto | null;

  @shows.list('The centres by name; read-only.', () => LinkedCentreDto)
  centres!: LinkedCentreDto[];
}

export class UserSearch {
  @ApiProperty({
    description: 'At least 3 characters; every word of it is in the name, the login or the e-mail address.',
    type: String,
    minLength: 3,
    maxLength: 250,
    example: 'ber',
  })
  @IsString()
  @MinLength(3)
  @MaxLength(250)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  query!: string;
}

export class UserChoice {
  @shows.id('User id.')
  id!: string;

  @shows.text('Login.')
  login!: string;

  @shows.text('Last name.')
  lastname!: string;

  @shows.text('First name.')
  firstname!: string;

  @ApiProperty({ description: 'E-mail address.', type: String, format: 'email' })
  email!: string;

  @shows.flag('May sign in.')
  actif!: boolean;

  @ApiProperty({ description: 'Rights.', enum: AUTHORITIES, isArray: true })
  authorities!: readonly Authority[];
}
