/** Fields that several documents share. */
import { code, flag, group, list, text, type ValuesOf } from '../fields.js';

const place = {
  nom: text('Nom', 'Name'),
  service: text('Service', 'Department'),
  adresse: text('Adresse', 'Address'),
  complement: text("Complément d'adresse", 'Address, second line'),
  codePostal: text('Code postal', 'Postal code'),
  ville: text('Ville', 'City'),
  telephone: text('Téléphone', 'Telephone'),
  email: text('Courriel', 'E-mail'),
  finess: text('Numéro FINESS', 'FINESS number'),
};
export type PlaceValues = ValuesOf<typeof place>;

export const line = {
  numero: text('Numéro de la ligne', 'Line number'),
  produit: text('Nom commercial du produit', 'Commercial name of the product'),
  designation: text('Désignation du produit', 'Full name of the product'),
  codeCip: text('Code CIP', 'CIP code'),
  typeConditionnement: text('Conditionnement', 'Packaging'),
  conservation: text('Conservation', 'Storage'),
  commentaireBl: text('Mention du produit sur le BL', 'Remark of the product on notes'),
  lot: text('Lot', 'Batch number'),
  peremption: text('Péremption', 'Expiry'),
  quantite: text('Quantité en conditionnements', 'Quantity in packages'),
  doses: text('Quantité en doses', 'Quantity in doses'),
  dateSortie: text('Sortie du congélateur', 'Left the freezer'),
  limiteUtilisation: text("Limite d'utilisation", 'Use before'),
  decongele: flag('Décongelé', 'Thawed'),
  retour: flag('Issu d’un retour', 'From a return'),
  transfert: text('État du transfert', 'Transfer state'),
  refExterne: text('Référence externe', 'External reference'),
  codeDatamatrix: code('Code GS1 DataMatrix (GTIN, péremption, lot)', 'GS1 DataMatrix (GTIN, expiry, batch)'),
};
export type LineValues = ValuesOf<typeof line>;

export const edition = {
  numeroBl: text('Numéro du bon de livraison', 'Number of the delivery note'),
  dateEdition: text("Date d'édition", 'Printed on'),
  heureEdition: text("Heure d'édition", 'Printed at'),
  editePar: text('Édité par', 'Printed by'),
  emetteur: group('Centre émetteur', 'Issuing centre', place),
  nbLignes: text('Nombre de lignes', 'Number of lines'),
  totalQuantite: text('Quantité totale', 'Total quantity'),
  totalDoses: text('Total des doses', 'Total doses'),
};

export const centre = (fr: string, en: string) => group(fr, en, place);

/** What every print of a preparation says. */
export const shipment = {
  ...edition,
  dateCreation: text('Date de la préparation', 'Prepared on'),
  heureCreation: text('Heure de la préparation', 'Prepared at'),
  preparePar: text('Préparé par', 'Prepared by'),
  destinataire: centre('Centre destinataire', 'Receiving centre'),
  commentaireDestination: text('Commentaire sur la destination', 'Comment on the destination'),
  commentaire: text('Commentaire', 'Comment'),
  transporteur: text('Transporteur', 'Carrier'),
  telephoneTransporteur: text('Téléphone du transporteur', 'Telephone of the carrier'),
  contenant: text('Contenant', 'Container'),
  numContenant: text('Numéro du contenant', 'Container number'),
  tracker: text('Traceur', 'Tracker'),
  numTracker: text('Numéro du traceur', 'Tracker number'),
  decongele: flag('Produits décongelés', 'Thawed products'),
  transfert: flag('Transfert', 'Transfer'),
  suiviDesactive: flag('Suivi désactivé', 'Follow-up disabled'),
  annule: flag('Préparation annulée', 'Preparation cancelled'),
};

export const lines = list('Lignes', 'Lines', line);
