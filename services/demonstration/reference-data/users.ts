import type { Authority } from '../../reference-data/user/authority.js';
import { demonstrationIds } from './ids.js';

const { users, centres } = demonstrationIds;
const { pharmacieCentrale, agenceRegionale, plateformeNord, plateformeSud } = centres;
const { centreBellevue, centreRiviere, centreMer, pointBellevue } = centres;

const USERS: readonly (readonly [
  login: keyof typeof users,
  firstName: string,
  lastName: string,
  profile: string,
  authorities: readonly Authority[],
  centreIds: readonly string[],
])[] = [
  ['admin', 'Agnès', 'Delmas', 'Administration', ['ROLE_ADMIN'], []],
  ['referent', 'Rémi', 'Castel', 'Pharmacien référent', ['ROLE_DISPATCH_CENTER'], [pharmacieCentrale]],
  ['agence', 'Nadia', 'Ferrand', 'Chargée de suivi', ['ROLE_DISPATCH_CENTER'], [agenceRegionale]],
  [
    'dispatch',
    'Hugo',
    'Lambert',
    'Responsable logistique',
    ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
    [plateformeNord],
  ],
  ['sud', 'Inès', 'Morel', 'Responsable logistique', ['ROLE_DISPATCH_CENTER'], [plateformeSud]],
  [
    'bellevue',
    'Claire',
    'Bernard',
    'Infirmière coordinatrice',
    ['ROLE_VACCINATION_CENTER'],
    [centreBellevue],
  ],
  [
    'riviere',
    'Paul',
    'Girard',
    'Infirmier coordinateur',
    ['ROLE_VACCINATION_CENTER'],
    [centreRiviere, centreMer],
  ],
  ['point', 'Sofia', 'Renard', 'Infirmière', ['ROLE_VACCINATION_POINT'], [pointBellevue]],
  ['auditeur', 'Louis', 'Verdier', 'Auditeur', ['ROLE_AUDITOR'], []],
];

/** The users of the demonstration. */
export const DEMONSTRATION_USERS = USERS.map(
  ([login, firstName, lastName, profile, authorities, centreIds]) => ({
    id: users[login],
    login,
    firstName,
    lastName,
    profile,
    authorities,
    centreIds,
  }),
);
