/** Subjects of mails; `{{…}}` are values of the mail. Their texts are the templates in `services/mail/templates`. */
export const mailSubjects = {
  PREPARATION_CREEE: 'Livraison en préparation : {{numeroBl}}',
  PREPARATION_ANNULEE: 'Livraison annulée : {{numeroBl}}',
  RETOUR_PRODUIT: 'Retour de produit enregistré : {{numeroBl}}',
  DEMANDE_CREEE: 'Nouvelle demande : {{demande.produit}}, {{demande.demandeur}}',
  DEMANDE_CONFIRMEE: 'Demande confirmée : {{demande.produit}}',
  CONFIRMATION_RETIREE: 'Confirmation annulée : {{demande.produit}}',
  DEMANDE_REFUSEE: 'Demande refusée : {{demande.produit}}',
  DEMANDE_TRAITEE: 'Demande traitée : {{demande.produit}}',
  DEPART_MARCHANDISES: 'Départ des marchandises : {{demande.produit}}',
  DEMANDE_ANNULEE: 'Demande annulée : {{demande.produit}}, {{demande.demandeur}}',
  RECEPTION_NON_CONFORME: 'Réception non conforme : {{numeroBl}}',
  RAPPEL_LOT: 'Rappel du lot {{rappel.lot}} : {{rappel.produit}}',
  PASSWORD_RESET: 'Réinitialisation de votre mot de passe',
  ACCOUNT_ACTIVATION: 'Activation de votre compte',
  RECAPITULATIF: 'Ce qui vous attend le {{date}} : {{total}}',
  EMPREINTE_REGISTRE: 'Empreinte du registre du {{date}}, à conserver',
};
