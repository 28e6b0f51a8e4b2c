import { column } from '../column.js';
import { exportedList } from '../list.js';
import { exportWord, yesOrNo } from '../words.js';
import { alphabetical, contains, equals, recordQuery } from './record-query.js';

interface UserRow {
  readonly last_name: string;
  readonly first_name: string;
  readonly login: string;
  readonly email: string;
  readonly phone_number: string | null;
  readonly company: string | null;
  readonly profile: string | null;
  readonly authorities: readonly string[];
  readonly centres: string | null;
  readonly language: string;
  readonly active: boolean;
  readonly created_at: Date;
}

const USERS = {
  // Column by column: what proves a password is no part of it.
  select: `SELECT r.last_name, r.first_name, r.login, r.email, r.phone_number, r.company, r.profile, r.authorities,
      r.language, r.active, r.created_at,
      (SELECT string_agg(c.name, ', ' ORDER BY c.name) FROM reference.centre_user m
         JOIN reference.centre c ON c.id = m.centre_id WHERE m.user_id = r.id) AS centres
    FROM reference.user_account r`,
  orderBy: alphabetical('r.last_name'),
  searched: 'r.search_text',
  conditions: {
    login: contains('r.login'),
    lastName: contains('r.last_name'),
    email: contains('r.email'),
    authority: (placeholder: string) => `${placeholder}::text = ANY (r.authorities)`,
    active: equals('r.active', 'boolean'),
    centreIds: (placeholder: string) =>
      `EXISTS (SELECT FROM reference.centre_user m WHERE m.user_id = r.id AND m.centre_id = ANY (${placeholder}::uuid[]))`,
  },
};

/** Parameters: ids, q, login, lastName, email (patterns), authority, active; centreIds: those that the reader may see. */
export const userList = exportedList<UserRow>({
  title: { fr: 'Utilisateurs', en: 'Users' },
  query: (given) => recordQuery(USERS, given),
  columns: ({ language }) => [
    column('Nom', 'Last name', 'text', 22, (row) => row.last_name),
    column('Prénom', 'First name', 'text', 18, (row) => row.first_name),
    column('Identifiant', 'Login', 'text', 18, (row) => row.login),
    column('Courriel', 'E-mail', 'text', 30, (row) => row.email),
    column('Téléphone', 'Telephone', 'text', 16, (row) => row.phone_number),
    column('Société', 'Company', 'text', 22, (row) => row.company),
    column('Profil', 'Profile', 'text', 18, (row) => row.profile),
    column('Droits', 'Authorities', 'text', 36, (row) =>
      row.authorities.map((authority) => exportWord(language, authority)).join(', '),
    ),
    column('Centres', 'Centres', 'text', 40, (row) => row.centres),
    column('Langue', 'Language', 'text', 10, (row) => exportWord(language, row.language)),
    column('Actif', 'Active', 'text', 8, (row) => yesOrNo(language, row.active)),
    column('Créé le', 'Created on', 'instant', 18, (row) => row.created_at),
  ],
});
