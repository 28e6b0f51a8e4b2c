import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

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
