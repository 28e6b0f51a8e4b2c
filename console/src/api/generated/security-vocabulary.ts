// Generated from services/reference-data/audit/security-vocabulary.ts by `npm run api:generate`: change it there.
/** Signing in and out, passwords, mailed links, changes of who may sign in and do what, and refused calls. */
export const SECURITY_EVENTS = [
  'CONNEXION',
  'DECONNEXION',
  'MOT_DE_PASSE',
  'LIEN',
  'DROITS',
  'REFUS',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export const SECURITY_OUTCOMES = ['SUCCES', 'ECHEC'] as const;
export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number];
