import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import * as shows from '../http/fields/answer-fields.js';
import type { ListedSession } from './session-rows.js';

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

const Text =
  (description: string, example: string): PropertyDecorator =>
  (target, key) => {
    MaxLength(250)(target, key);
    IsNotEmpty()(target, key);
    IsString()(target, key);
    ApiProperty({ description, maxLength: 250, example })(target, key);
  };

export class LoginDto {
  @Text('Login, whatever its case.', 'bellevue')
  username!: string;

  @Password('Password.')
  password!: string;

  @ApiProperty({
    description: 'True: session and token live 30 days, instead of 12 hours and 30 minutes.',
    required: false,
    default: false,
  })
  @IsOptional()
  @IsBoolean()
  rememberMe?: boolean;
}

export class TokenDto {
  @shows.text('Goes into the header `Authorization: Bearer <token>`.', { example: 'eyJhbGciOiJIUzI1NiJ9…' })
  token!: string;

  @shows.instant('Instant after which the token is refused.')
  expiresAt!: string;
}

/** Where a user is signed in. */
export class SessionDto {
  @shows.id('Id of the session.')
  id!: string;

  @shows.instant('When it began.')
  debut!: string;

  @shows.instant('When it was used last; up to a minute old.')
  derniereActivite!: string;

  @shows.text('Address from which it began.', { example: '192.0.2.7' })
  adresse!: string;

  @shows.text('Browser and operating system, as they name themselves; null: unknown.', {
    nullable: true,
    example: 'Firefox 140, Linux',
  })
  navigateur!: string | null;

  @shows.flag('The session that asks.')
  courante!: boolean;

  static of(session: ListedSession, currentId: string): SessionDto {
    return {
      id: session.id,
      debut: session.startedAt.toISOString(),
      derniereActivite: session.lastActiveAt.toISOString(),
      adresse: session.address,
      navigateur: session.browser,
      courante: session.id === currentId,
    };
  }
}

export class ForgottenPasswordDto {
  @Text('Login of the user who forgot the password.', 'bellevue')
  login!: string;
}

class NewPasswordDto {
  @Password(
    'New password: at least 12 characters with a lowercase and an uppercase letter, a digit and a special character.',
  )
  password!: string;

  @Password('The new password once more.')
  confirmation!: string;
}

export class ResetPasswordDto extends NewPasswordDto {
  @Text('Token from the mailed link; works once, for one hour.', 'q1vXb0mZk3dYt7uWc5sRfA')
  token!: string;
}

export class ChangePasswordDto extends NewPasswordDto {
  @Password('Current password.')
  oldPassword!: string;
}
