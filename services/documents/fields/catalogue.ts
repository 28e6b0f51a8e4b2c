/** Which fields each document has; `numeroBl` and `lignes` are in all of them. */
import { DOCUMENT_KINDS, type DocumentKind, type DocumentType } from '../document-type.js';
import { type Fields, flag, group, list, text, type ValuesOf } from '../fields.js';
import { centre, edition, line, lines, shipment } from './common.js';

const deliveryNote = { ...shipment, lignes: lines };

const packageLabel = {
  ...shipment,
  lignes: list('Étiquettes', 'Labels', {
    ...line,
    rang: text("Rang de l'étiquette", 'Number of the label'),
    total: text("Nombre d'étiquettes", 'Number of labels'),
    boites: text('Boîtes', 'Boxes'),
    flacons: text('Flacons hors boîte', 'Vials outside boxes'),
    reste: flag('Étiquette du reliquat', 'Label of the remainder'),
  }),
};

const vialLabel = {
  numeroBl: edition.numeroBl,
  ...line,
};
const cell = group('Étiquette dans la colonne', 'Label in the column', vialLabel);

const vialSheet = <Columns extends Fields>(columns: Columns) => ({
  ...shipment,
  lignes: list('Étiquettes', 'Labels', vialLabel),
  rangees: list('Rangées de la planche', 'Rows of the sheet', columns),
});

const vialLabels36 = vialSheet({ c1: cell, c2: cell, c3: cell, c4: cell });
const vialLabels96 = vialSheet({ c1: cell, c2: cell, c3: cell, c4: cell, c5: cell, c6: cell });

const sheet = {
  ...edition,
  date: text("Date de l'opération", 'Date of the operation'),
  heure: text("Heure de l'opération", 'Time of the operation'),
  declarePar: text('Déclaré par', 'Declared by'),
  commentaire: text('Commentaire', 'Comment'),
  lignes: lines,
};

const scrapSheet = { ...sheet, cause: text('Cause de la mise en déchet', 'Cause of the scrapping') };

const returnNote = { ...sheet, centreRetour: centre('Centre qui retourne', 'Returning centre') };

const fridgeExitLabel = {
  ...sheet,
  interne: flag('Sortie interne', 'Internal exit'),
  point: centre('Point de vaccination', 'Vaccination point'),
  conditionnement: text('Mode de saisie (flacon ou seringue)', 'Entered as vials or syringes'),
  seringues: text('Nombre de seringues', 'Number of syringes'),
};

const CATALOGUE = {
  'delivery-note': deliveryNote,
  'package-label': packageLabel,
  'vial-labels-36': vialLabels36,
  'vial-labels-96': vialLabels96,
  'container-label': deliveryNote,
  'scrap-sheet': scrapSheet,
  'return-note': returnNote,
  'fridge-exit-label': fridgeExitLabel,
} satisfies Record<DocumentKind, Fields>;

/** Values of a document of that kind. */
export type DocumentValues<Kind extends DocumentKind = DocumentKind> = ValuesOf<(typeof CATALOGUE)[Kind]>;

export type ShipmentValues = ValuesOf<typeof shipment>;
export type SheetValues = ValuesOf<typeof sheet>;
export type VialValues = ValuesOf<typeof vialLabel>;

export const fieldsOf = (type: DocumentType): Fields => CATALOGUE[DOCUMENT_KINDS[type]];
