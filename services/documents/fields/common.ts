/** Fields that several documents share. */
import type { DocumentField } from '../../words/catalogue.js';
import { code, flag, group, list, text, texts, type ValuesOf } from '../fields.js';

const party = {
  ...texts('nom', 'service', 'adresse', 'complement', 'codePostal', 'ville'),
  ...texts('telephone', 'email', 'finess'),
};
export type PartyValues = ValuesOf<typeof party>;

export const line = {
  ...texts('numero', 'produit', 'designation', 'codeCip', 'typeConditionnement', 'conservation'),
  ...texts('commentaireBl', 'lot', 'peremption', 'quantite', 'doses', 'ecart'),
  ...texts('dateSortie', 'limiteUtilisation'),
  decongele: flag('decongele'),
  retour: flag('retour'),
  transfert: text('etatTransfert'),
  refExterne: text('refExterne'),
  codeDatamatrix: code('codeDatamatrix'),
};
export type LineValues = ValuesOf<typeof line>;

export const edition = {
  ...texts('numeroBl', 'dateEdition', 'heureEdition', 'editePar'),
  emetteur: group('emetteur', party),
  ...texts('nbLignes', 'totalQuantite', 'totalDoses'),
};

export const centre = (label: DocumentField) => group(label, party);

/** What every print of a preparation says. */
export const shipment = {
  ...edition,
  ...texts('dateCreation', 'heureCreation', 'preparePar'),
  destinataire: centre('destinataire'),
  ...texts('commentaireDestination', 'commentaire', 'transporteur', 'telephoneTransporteur'),
  ...texts('contenant', 'numContenant', 'tracker', 'numTracker'),
  decongele: flag('produitsDecongeles'),
  transfert: flag('transfert'),
  suiviDesactive: flag('suiviDesactive'),
  annule: flag('annule'),
  recu: flag('recu'),
  ...texts('dateReception', 'heureReception', 'recuPar'),
  receptionConforme: flag('receptionConforme'),
  commentaireReception: text('commentaireReception'),
};

export const lines = list('lignes', line);
