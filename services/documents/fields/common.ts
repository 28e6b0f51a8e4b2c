/** Fields that several documents share. */
import type { DocumentField } from '../../words/catalogue.js';
import { code, flag, group, list, text, type ValuesOf } from '../fields.js';

const party = {
  nom: text('nom'),
  service: text('service'),
  adresse: text('adresse'),
  complement: text('complement'),
  codePostal: text('codePostal'),
  ville: text('ville'),
  telephone: text('telephone'),
  email: text('email'),
  finess: text('finess'),
};
export type PartyValues = ValuesOf<typeof party>;

export const line = {
  numero: text('numero'),
  produit: text('produit'),
  designation: text('designation'),
  codeCip: text('codeCip'),
  typeConditionnement: text('typeConditionnement'),
  conservation: text('conservation'),
  commentaireBl: text('commentaireBl'),
  lot: text('lot'),
  peremption: text('peremption'),
  quantite: text('quantite'),
  doses: text('doses'),
  ecart: text('ecart'),
  dateSortie: text('dateSortie'),
  limiteUtilisation: text('limiteUtilisation'),
  decongele: flag('decongele'),
  retour: flag('retour'),
  transfert: text('etatTransfert'),
  refExterne: text('refExterne'),
  codeDatamatrix: code('codeDatamatrix'),
};
export type LineValues = ValuesOf<typeof line>;

export const edition = {
  numeroBl: text('numeroBl'),
  dateEdition: text('dateEdition'),
  heureEdition: text('heureEdition'),
  editePar: text('editePar'),
  emetteur: group('emetteur', party),
  nbLignes: text('nbLignes'),
  totalQuantite: text('totalQuantite'),
  totalDoses: text('totalDoses'),
};

export const centre = (label: DocumentField) => group(label, party);

/** What every print of a preparation says. */
export const shipment = {
  ...edition,
  dateCreation: text('dateCreation'),
  heureCreation: text('heureCreation'),
  preparePar: text('preparePar'),
  destinataire: centre('destinataire'),
  commentaireDestination: text('commentaireDestination'),
  commentaire: text('commentaire'),
  transporteur: text('transporteur'),
  telephoneTransporteur: text('telephoneTransporteur'),
  contenant: text('contenant'),
  numContenant: text('numContenant'),
  tracker: text('tracker'),
  numTracker: text('numTracker'),
  decongele: flag('produitsDecongeles'),
  transfert: flag('transfert'),
  suiviDesactive: flag('suiviDesactive'),
  annule: flag('annule'),
  recu: flag('recu'),
  dateReception: text('dateReception'),
  heureReception: text('heureReception'),
  recuPar: text('recuPar'),
  receptionConforme: flag('receptionConforme'),
  commentaireReception: text('commentaireReception'),
};

export const lines = list('lignes', line);
