import type { mailSubjects as french } from '../fr/mails.js';

export const mailSubjects: typeof french = {
  PREPARATION_CREEE: 'Delivery being prepared: {{numeroBl}}',
  PREPARATION_ANNULEE: 'Delivery cancelled: {{numeroBl}}',
  RETOUR_PRODUIT: 'Product return recorded: {{numeroBl}}',
  DEMANDE_CREEE: 'New request: {{demande.produit}}, {{demande.demandeur}}',
  DEMANDE_CONFIRMEE: 'Request confirmed: {{demande.produit}}',
  CONFIRMATION_RETIREE: 'Confirmation cancelled: {{demande.produit}}',
  DEMANDE_REFUSEE: 'Request refused: {{demande.produit}}',
  DEMANDE_TRAITEE: 'Request processed: {{demande.produit}}',
  DEPART_MARCHANDISES: 'Goods departed: {{demande.produit}}',
  DEMANDE_ANNULEE: 'Request cancelled: {{demande.produit}}, {{demande.demandeur}}',
  RECEPTION_NON_CONFORME: 'Non-compliant reception: {{numeroBl}}',
  RAPPEL_LOT: 'Recall of lot {{rappel.lot}}: {{rappel.produit}}',
  PASSWORD_RESET: 'Reset your password',
  ACCOUNT_ACTIVATION: 'Activate your account',
  RECAPITULATIF: 'What needs you on {{date}}: {{total}}',
  EMPREINTE_REGISTRE: 'Root of the ledger on {{date}}, to be kept',
};
