import type { Columns } from '../../administration-support/records/columns.js';
import type { User } from './user.entity.js';
import type { UserBody } from './user-record.dto.js';

export const USER_COLUMNS: Columns<UserBody, User> = {
  login: 'login',
  email: 'email',
  lastname: 'lastName',
  firstname: 'firstName',
  phoneNumber: 'phoneNumber',
  company: 'company',
  profile: 'profile',
  authorities: 'authorities',
  langue: 'language',
  dateFormat: 'dateFormat',
  actif: 'active',
};
