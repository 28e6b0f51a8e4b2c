import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { FlagFilter, RecordQuery, TextFilter } from '../../administration-support/listing/record-query.js';
import {
  ChoiceField,
  ChoicesField,
  EmailField,
  TextField,
} from '../../administration-support/records/body-fields.js';
import { ActivatableBody, RecordView } from '../../administration-support/records/record.dto.js';
import { AUTHORITIES, type Authority, type Language } from '../../auth/actor.js';
import { CentreChoiceDto } from '../centre/centre.dto.js';
import type { DateFormat } from './user.entity.js';

export class UserBody extends ActivatableBody {
  @TextField('Login, whatever its case; exists once.', { required: true, example: 'bellevue' })
  login!: string;

  @EmailField('E-mail address; exists once.', { required: true, example: 'bellevue@example.org' })
  email!: string;

  @TextField('Last name.', { required: true, example: 'Bernard' })
  lastname!: string;

  @TextField('First name.', { required: true, example: 'Claire' })
  firstname!: string;

  @TextField('Telephone number.', { example: '+33 1 23 45 67 89' })
  phoneNumber?: string | null;

  @TextField('Company or institution.')
  company?: string | null;

  @TextField('Job or role in the institution, as free text.', { example: 'Infirmière coordinatrice' })
  profile?: string | null;

  @ChoicesField('What the user may do.', AUTHORITIES)
  authorities?: Authority[] | null;

  @ChoiceField('Language of the interface and of mails; the configured one where absent.', ['fr', 'en'])
  langue?: Language | null;

  @ChoiceField('How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; that of the language where absent.', [
    'FR',
    'EN',
  ])
  dateFormat?: DateFormat | null;
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

export class UserView extends IntersectionType(UserBody, RecordView) {
  @ApiProperty({ description: 'Holds ROLE_ADMIN; read-only.', type: Boolean })
  isAdmin!: boolean;

  @ApiProperty({ description: 'Holds ROLE_ADMIN_DISPATCH; read-only.', type: Boolean })
  isAdminDispatch!: boolean;

  @ApiProperty({
    description: 'When the password was set last; null: there is none yet, or nobody knows. Read-only.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  passwordChangedAt!: string | null;

  @ApiProperty({
    description: 'Centres of the user; set with the centres, read-only here.',
    type: [CentreChoiceDto],
  })
  centres!: CentreChoiceDto[];
}

export class UserQuery extends RecordQuery {
  @TextFilter('Contained in the login.')
  login?: string;

  @TextFilter('Contained in the last name.')
  lastname?: string;

  @TextFilter('Contained in the e-mail address.')
  email?: string;

  @TextFilter('Holds this authority.')
  authority?: string;

  @FlagFilter('Only active ones, or only inactive ones.')
  actif?: boolean;
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
  @ApiProperty({ description: 'User id.', type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Login.', type: String })
  login!: string;

  @ApiProperty({ description: 'Last name.', type: String })
  lastname!: string;

  @ApiProperty({ description: 'First name.', type: String })
  firstname!: string;

  @ApiProperty({ description: 'E-mail address.', type: String, format: 'email' })
  email!: string;

  @ApiProperty({ description: 'May sign in.', type: Boolean })
  actif!: boolean;
}
