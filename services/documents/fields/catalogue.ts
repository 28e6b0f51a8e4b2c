/** Which fields each document has; `numeroBl` and `lignes` are in all of them. */
import { DOCUMENT_KINDS, type DocumentKind, type DocumentType } from '../document-type.js';
import { type Fields, flag, group, list, text, texts, type ValuesOf } from '../fields.js';
import { centre, edition, line, lines, shipment } from './common.js';

const deliveryNote = { ...shipment, lignes: lines };

const packageLabel = {
  ...shipment,
  lignes: list('etiquettes', {
    ...line,
    ...texts('rang', 'total', 'boites', 'flacons'),
    reste: flag('reste'),
  }),
};

const vialLabel = {
  numeroBl: edition.numeroBl,
  ...line,
};
const cell = group('colonne', vialLabel);

const vialSheet = <Columns extends Fields>(columns: Columns) => ({
  ...shipment,
  lignes: list('etiquettes', vialLabel),
  rangees: list('rangees', columns),
});

const vialLabels36 = vialSheet({ c1: cell, c2: cell, c3: cell, c4: cell });
const vialLabels96 = vialSheet({ c1: cell, c2: cell, c3: cell, c4: cell, c5: cell, c6: cell });

const operation = {
  ...edition,
  ...texts('date', 'heure', 'declarePar', 'commentaire'),
  lignes: lines,
};

const scrapLabel = { ...operation, cause: text('cause') };

const returnNote = { ...operation, centreRetour: centre('centreRetour') };

const fridgeExitLabel = {
  ...operation,
  interne: flag('interne'),
  point: centre('point'),
  conditionnement: text('conditionnement'),
  seringues: text('seringues'),
};

const CATALOGUE = {
  'delivery-note': deliveryNote,
  'package-label': packageLabel,
  'vial-labels-36': vialLabels36,
  'vial-labels-96': vialLabels96,
  'container-label': deliveryNote,
  'scrap-label': scrapLabel,
  'return-note': returnNote,
  'fridge-exit-label': fridgeExitLabel,
} satisfies Record<DocumentKind, Fields>;

/** Values of a document of that kind. */
export type DocumentValues<Kind extends DocumentKind = DocumentKind> = ValuesOf<(typeof CATALOGUE)[Kind]>;

export type ShipmentValues = ValuesOf<typeof shipment>;
export type OperationValues = ValuesOf<typeof operation>;
export type VialValues = ValuesOf<typeof vialLabel>;

export const fieldsOf = (type: DocumentType): Fields => CATALOGUE[DOCUMENT_KINDS[type]];
