import type { Authority } from '../../reference-data/user/authority.js';
import { demonstrationIds } from './ids.js';

const { users, centres } = demonstrationIds;

interface DemonstrationUser {
  readonly id: string;
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profile: string;
  readonly authorities: readonly Authority[];
  readonly centreIds: readonly string[];
}

/** The users of the demonstration. */
export const DEMONSTRATION_USERS: readonly DemonstrationUser[] = [
  {
    id: users.admin,
    login: 'admin',
    firstName: 'Agnès',
    lastName: 'Delmas',
    profile: 'Administration',
    authorities: ['ROLE_ADMIN'],
    centreIds: [],
  },
  {
    id: users.referent,
    login: 'referent',
    firstName: 'Rémi',
    lastName: 'Castel',
    profile: 'Pharmacien référent',
    authorities: ['ROLE_DISPATCH_CENTER'],
    centreIds: [centres.pharmacieCentrale],
  },
  {
    id: users.agence,
    login: 'agence',
    firstName: 'Nadia',
    lastName: 'Ferrand',
    profile: 'Chargée de suivi',
    authorities: ['ROLE_DISPATCH_CENTER'],
    centreIds: [centres.agenceRegionale],
  },
  {
    id: users.dispatch,
    login: 'dispatch',
    firstName: 'Hugo',
    lastName: 'Lambert',
    profile: 'Responsable logistique',
    authorities: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
    centreIds: [centres.plateformeNord],
  },
  {
    id: users.sud,
    login: 'sud',
    firstName: 'Inès',
    lastName: 'Morel',
    profile: 'Responsable logistique',
    authorities: ['ROLE_DISPATCH_CENTER'],
    centreIds: [centres.plateformeSud],
  },
  {
    id: users.bellevue,
    login: 'bellevue',
    firstName: 'Claire',
    lastName: 'Bernard',
    profile: 'Infirmière coordinatrice',
    authorities: ['ROLE_VACCINATION_CENTER'],
    centreIds: [centres.centreBellevue],
  },
  {
    id: users.riviere,
    login: 'riviere',
    firstName: 'Paul',
    lastName: 'Girard',
    profile: 'Infirmier coordinateur',
    authorities: ['ROLE_VACCINATION_CENTER'],
    centreIds: [centres.centreRiviere, centres.centreMer],
  },
  {
    id: users.point,
    login: 'point',
    firstName: 'Sofia',
    lastName: 'Renard',
    profile: 'Infirmière',
    authorities: ['ROLE_VACCINATION_POINT'],
    centreIds: [centres.pointBellevue],
  },
  {
    id: users.auditeur,
    login: 'auditeur',
    firstName: 'Louis',
    lastName: 'Verdier',
    profile: 'Auditeur',
    authorities: ['ROLE_AUDITOR'],
    centreIds: [],
  },
];
