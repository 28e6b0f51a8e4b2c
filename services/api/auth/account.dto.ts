import { ApiProperty } from '@nestjs/swagger';
import { AUTHORITIES, type Authority } from '../../reference-data/user/authority.js';
import type { UserFacts } from '../../reference-data/user/user-directory.js';
import type { Language } from '../../words/language.js';
import { DATE_FORMATS, type DateFormat, readerOf } from '../../words/reader.js';
import * as shows from '../http/fields/answer-fields.js';

/** Who is signed in, as `GET /auth/user` shows it. */
export class AccountDto {
  @shows.id('User id.')
  id!: string;

  @shows.text('Login.', { example: 'bellevue' })
  login!: string;

  @shows.text('First name.', { example: 'Claire' })
  firstname!: string;

  @shows.text('Last name.', { example: 'Bernard' })
  lastname!: string;

  @ApiProperty({ description: 'E-mail address.', format: 'email', example: 'bellevue@example.org' })
  email!: string;

  @shows.text('Telephone number.', { nullable: true, example: '+33 1 23 45 67 89' })
  phoneNumber!: string | null;

  @shows.text('Company or institution.', { nullable: true })
  company!: string | null;

  @shows.text('Job or role in the institution, as free text.', { nullable: true })
  profile!: string | null;

  @ApiProperty({
    description: 'Authorities.',
    enum: AUTHORITIES,
    isArray: true,
    example: ['ROLE_VACCINATION_CENTER'],
  })
  authorities!: readonly Authority[];

  @shows.flag('Holds ROLE_ADMIN.', { example: false })
  isAdmin!: boolean;

  @shows.flag('Holds ROLE_AUDITOR: reads everything of every centre.', { example: false })
  isAuditor!: boolean;

  @shows.flag('Holds ROLE_ADMIN_DISPATCH; administers while the selected centre is not a referent.', {
    example: false,
  })
  isAdminDispatch!: boolean;

  @shows.choice('Language of the interface and of messages.', ['fr', 'en'], { example: 'fr' })
  langue!: Language;

  @shows.choice('How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY.', DATE_FORMATS, { example: 'FR' })
  dateFormat!: DateFormat;

  @shows.choice('The date format that the user chose; null where it follows the language.', DATE_FORMATS, {
    nullable: true,
  })
  chosenDateFormat!: DateFormat | null;

  @shows.flag('Is written to every morning about what needs attention.', { example: false })
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
