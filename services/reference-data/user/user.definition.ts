import { LANGUAGES } from '../../words/language.js';
import { DATE_FORMATS } from '../../words/reader.js';
import { ACTIVE, ACTIVE_FILTER } from '../records/common-fields.js';
import type { RecordDefinition } from '../records/definition.js';
import { AUTHORITIES } from './authority.js';
import { invitationState, lastInvitation } from './invitation.js';

/** Somebody who signs in. What proves a password is no field: it is neither shown nor exported. */
export const userDefinition = {
  name: 'user',
  schema: 'User',
  path: 'users',
  address: '/users',
  icon: 'user',
  entity: 'users',
  table: 'user_account',
  plural: 'users',
  tag: 'Users',
  fields: {
    login: {
      column: 'login',
      kind: 'text',
      required: true,
      description:
        'Login, whatever its case; exists once. A new one has letters without accents, digits and . _ @ + - only.',
      example: 'bellevue',
    },
    email: {
      column: 'email',
      kind: 'email',
      required: true,
      description: 'E-mail address; exists once.',
      example: 'bellevue@example.org',
    },
    lastname: {
      column: 'lastName',
      kind: 'text',
      required: true,
      description: 'Last name.',
      example: 'Bernard',
    },
    firstname: {
      column: 'firstName',
      kind: 'text',
      required: true,
      description: 'First name.',
      example: 'Claire',
    },
    phoneNumber: {
      column: 'phoneNumber',
      kind: 'text',
      typedAs: 'telephone',
      description: 'Telephone number.',
      example: '+33 1 23 45 67 89',
    },
    company: { column: 'company', kind: 'text', description: 'Company or institution.' },
    profile: {
      column: 'profile',
      kind: 'text',
      description: 'Job or role in the institution, as free text.',
      example: 'Infirmière coordinatrice',
    },
    authorities: {
      column: 'authorities',
      kind: 'choices',
      values: AUTHORITIES,
      enumeration: 'authority',
      description: 'What the user may do.',
    },
    langue: {
      column: 'language',
      kind: 'choice',
      values: LANGUAGES,
      enumeration: 'language',
      nullable: false,
      description: 'Language of the interface and of mails; the configured one where absent.',
    },
    dateFormat: {
      column: 'dateFormat',
      kind: 'choice',
      values: DATE_FORMATS,
      enumeration: 'dateFormat',
      description: 'How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; null: as the language has it.',
    },
    recapitulatif: {
      column: 'morningMail',
      kind: 'flag',
      description: 'Is written to every morning about what needs attention.',
    },
    actif: ACTIVE,
  },
  unique: [
    { fields: ['login'], at: 'login', code: 'user.error.loginTaken', ignoresCase: true },
    { fields: ['email'], at: 'email', code: 'user.error.emailTaken', ignoresCase: true },
  ],
  checks: {
    user_account_language_check: `language IN ('fr', 'en')`,
    user_account_date_format_check: `date_format IN ('FR', 'EN')`,
  },
  indexes: [
    'user_account_login_key',
    'user_account_email_key',
    'user_account_last_name_order',
    'user_account_login_order',
    'user_account_email_order',
  ],
  searched: { words: 'record.search_text' },
  filters: {
    login: { by: 'contains', description: 'Contained in the login.' },
    lastname: { by: 'contains', description: 'Contained in the last name.' },
    email: { by: 'contains', description: 'Contained in the e-mail address.' },
    authority: { by: 'holds', field: 'authorities', description: 'Holds this authority.' },
    actif: ACTIVE_FILTER,
  },
  list: {
    columns: ['lastname', 'firstname', 'login', 'email', 'authorities', 'centres', 'invitation', 'actif'],
    filters: ['q', 'authority', 'actif'],
  },
  activeField: 'actif',
  order: 'lastname',
  within: {
    reach: 'centres',
    sql: `EXISTS (SELECT FROM reference.centre_user member
      WHERE member.user_id = record.id AND member.centre_id = ANY(:centres))`,
  },
  exported: {
    lastname: 22,
    firstname: 18,
    login: 18,
    email: 30,
    phoneNumber: 16,
    company: 22,
    profile: 18,
    authorities: 36,
    centres: {
      width: 40,
      kind: 'text',
      sql: `(SELECT string_agg(c.name, ', ' ORDER BY c.name COLLATE reference.alphabetical)
        FROM reference.centre_user m
        JOIN reference.centre c ON c.id = m.centre_id
        WHERE m.user_id = record.id AND (:centres IS NULL OR c.id = ANY(:centres)))`,
    },
    langue: 10,
    dateFormat: 14,
    invitation: {
      width: 20,
      kind: 'word',
      enumeration: 'invitationState',
      sql: `CASE WHEN record.password_hash IS NULL THEN coalesce(
        (SELECT ${invitationState('record', 'l', 'now()')} FROM ${lastInvitation('record')} l), 'EXPIREE') END`,
    },
    actif: 8,
    createdOn: { width: 18, kind: 'instant', sql: 'record.created_at' },
  },
} as const satisfies RecordDefinition;
