import { ApiProperty } from '@nestjs/swagger';
import { AUTHORITIES, type Authority } from '../../reference-data/user/authority.js';
import type { UserFacts } from '../../reference-data/user/user-directory.js';
import type { Language } from '../../words/language.js';
import { DATE_FORMATS, type DateFormat, readerOf } from '../../words/reader.js';

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

  @ApiProperty({ description: 'Holds ROLE_AUDITOR: reads everything of every centre.', example: false })
  isAuditor!: boolean;

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
    enum: DATE_FORMATS,
    example: 'FR',
  })
  dateFormat!: DateFormat;

  @ApiProperty({
    description: 'The date format that the user chose; null where it follows the language.',
    enum: DATE_FORMATS,
    nullable: true,
    example: null,
  })
  chosenDateFormat!: DateFormat | null;

  @ApiProperty({
    description: 'Is written to every morning about what needs attention.',
    example: false,
  })
  recapitulatif!: boolean;

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
      isAuditor: user.authorities.includes('ROLE_AUDITOR'),
      isAdminDispatch: user.authorities.includes('ROLE_ADMIN_DISPATCH'),
      langue: user.language,
      dateFormat: readerOf(user.language, user.chosenDateFormat).dateFormat,
      chosenDateFormat: user.chosenDateFormat,
      recapitulatif: user.morningMail,
    };
  }
}
