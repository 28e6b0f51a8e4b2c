import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { DateFormat } from '../reference-data/user/user.entity.js';
import type { UserFacts } from '../reference-data/user/user-directory.js';
import { AUTHORITIES, type Authority, type Language } from './actor.js';

/** Longest password that is hashed at all. */
const MAX_PASSWORD = 250;

const Password =
  (description: string): PropertyDecorator =>
  (target, key) => {
    ApiProperty({ description, format: 'password', minLength: 1, maxLength: MAX_PASSWORD })(target, key);
    MaxLength(MAX_PASSWORD)(target, key);
    IsString()(target, key);
    IsNotEmpty()(target, key);
  };

export class LoginDto {
  @ApiProperty({ description: 'Login, whatever its case.', maxLength: 250, example: 'bellevue' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(250)
  username!: string;

  @Password('Password.')
  password!: string;

  @ApiProperty({
    description: 'True: the token lives 30 days instead of 30 minutes.',
    required: false,
    default: false,
  })
  @IsOptional()
  @IsBoolean()
  rememberMe?: boolean;
}

export class TokenDto {
  @ApiProperty({
    description: 'Goes into the header `Authorization: Bearer <token>`.',
    example: 'eyJhbGciOiJIUzI1NiJ9…',
  })
  token!: string;

  @ApiProperty({
    description: 'Instant after which the token is refused.',
    format: 'date-time',
    example: '2026-11-21T10:30:00.000Z',
  })
  expiresAt!: string;
}

export class ForgottenPasswordDto {
  @ApiProperty({ description: 'Login of whoever forgot the password.', maxLength: 250, example: 'bellevue' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(250)
  login!: string;
}

export class ResetPasswordDto {
  @ApiProperty({
    description: 'Token from the mailed link; works once, for one hour.',
    maxLength: 250,
    example: 'q1vXb0mZk3dYt7uWc5sRfA',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(250)
  token!: string;

  @Password(
    'New password: at least 12 characters with a lowercase and an uppercase letter, a digit and a special character.',
  )
  password!: string;

  @Password('The new password once more.')
  confirmation!: string;
}

export class ChangePasswordDto {
  @Password('Current password.')
  oldPassword!: string;

  @Password(
    'New password: at least 12 characters with a lowercase and an uppercase letter, a digit and a special character.',
  )
  password!: string;

  @Password('The new password once more.')
  confirmation!: string;
}

export class LanguageDto {
  @ApiProperty({
    description: 'Language of the interface and of messages.',
    enum: ['fr', 'en'],
    example: 'fr',
  })
  @IsIn(['fr', 'en'])
  langue!: Language;
}

export class DateFormatDto {
  @ApiProperty({
    description: 'How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY.',
    enum: ['FR', 'EN'],
    example: 'FR',
  })
  @IsIn(['FR', 'EN'])
  dateFormat!: DateFormat;
}

/** Who is signed in, as `GET /auth/user` shows it. */
export class AccountDto {
  @ApiProperty({ description: 'User id.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Login.', example: 'bellevue' })
  login!: string;

  @ApiProperty({ description: 'First name.', example: 'Claire' })
  firstname!: string;

  @ApiProperty({ description: 'Last name.', example: 'Bernard' })
  lastname!: string;

  @ApiProperty({ description: 'E-mail address.', format: 'email', example: 'bellevue@example.org' })
  email!: string;

  @ApiProperty({
    description: 'Telephone number.',
    type: String,
    nullable: true,
    example: '+33 1 23 45 67 89',
  })
  phoneNumber!: string | null;

  @ApiProperty({ description: 'Company or institution.', type: String, nullable: true })
  company!: string | null;

  @ApiProperty({ description: 'Job or role in the institution, as free text.', type: String, nullable: true })
  profile!: string | null;

  @ApiProperty({
    description: 'Authorities.',
    enum: AUTHORITIES,
    isArray: true,
    example: ['ROLE_VACCINATION_CENTER'],
  })
  authorities!: readonly Authority[];

  @ApiProperty({ description: 'Holds ROLE_ADMIN.', example: false })
  isAdmin!: boolean;

  @ApiProperty({
    description: 'Holds ROLE_ADMIN_DISPATCH; of effect while the selected centre is not a referent.',
    example: false,
  })
  isAdminDispatch!: boolean;

  @ApiProperty({
    description: 'Language of the interface and of messages.',
    enum: ['fr', 'en'],
    example: 'fr',
  })
  langue!: Language;

  @ApiProperty({
    description: 'How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY.',
    enum: ['FR', 'EN'],
    example: 'FR',
  })
  dateFormat!: DateFormat;

  static of(user: UserFacts): AccountDto {
    return {
      id: user.id,
      login: user.login,
      firstname: user.firstName,
      lastname: user.lastName,
      email: user.email,
      phoneNumber: user.phoneNumber,
      company: user.company,
      profile: user.profile,
      authorities: user.authorities,
      isAdmin: user.authorities.includes('ROLE_ADMIN'),
      isAdminDispatch: user.authorities.includes('ROLE_ADMIN_DISPATCH'),
      langue: user.language,
      dateFormat: user.dateFormat,
    };
  }
}
