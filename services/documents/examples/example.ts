/** Plausible values for every document: what `GET /template/{id}/test` prints and what the looks are judged by. */

import { documentWord, enumerationWord, unitWord } from '../../words/catalogue.js';
import type { Language } from '../../words/language.js';
import { type DateFormat, dateFor, type Reader, readerOf } from '../../words/reader.js';
import { DOCUMENT_KINDS, type DocumentType, VIAL_SHEETS } from '../document-type.js';
import type { DocumentValues, OperationValues, ShipmentValues } from '../fields/catalogue.js';
import type { LineValues, PartyValues } from '../fields/common.js';
import { formatCount, inColumns, labelOf, numbered, splitIntoLabels, vialOf } from '../labels.js';

interface ExampleOptions {
  readonly language: Language;
  /** Absent: as the language has it. */
  readonly dateFormat?: DateFormat;
  /** Lines of a note. */
  readonly lines?: number;
}

export function exampleOf(
  type: DocumentType,
  { language, dateFormat, lines = 4 }: ExampleOptions,
): DocumentValues {
  const reader = readerOf(language, dateFormat ?? null);
  const all = Array.from({ length: lines }, (_, index) => lineOf(index, reader));
  const parties = partiesOf(type);
  const shipment = shipmentOf(all, parties, reader);
  const operation = operationOf({ ...all[0]!, quantite: '2', doses: '12' }, parties, reader);
  const words = WORDS[language];
  const kind = DOCUMENT_KINDS[type];
  switch (kind) {
    case 'delivery-note':
    case 'container-label':
      return { ...shipment, lignes: all };
    case 'package-label': {
      const labels = splitIntoLabels(
        [
          { boxes: 1, bottles: 0 },
          { boxes: 0, bottles: 15 },
        ],
        0,
      );
      return {
        ...shipment,
        lignes: numbered(
          labels.map((share) => {
            const packages = share.boxes * 195 + share.bottles;
            const content = { packages, doses: packages * 6, packaging: 'FLACON' };
            return labelOf(all[0]!, share, content, language);
          }),
        ),
      };
    }
    case 'vial-labels-36':
    case 'vial-labels-96': {
      const { columns, rows } = VIAL_SHEETS[kind];
      const lignes = Array.from({ length: columns * rows }, () => vialOf(all[0]!, shipment.numeroBl));
      return { ...shipment, lignes, rangees: inColumns(lignes, columns) } as DocumentValues;
    }
    case 'scrap-label':
      return { ...operation, cause: words.cause, commentaire: words.scrapped };
    case 'return-note':
      return { ...operation, centreRetour: BELLEVUE, commentaire: words.returned };
    case 'fridge-exit-label':
      return {
        ...operation,
        interne: false,
        point: POINT,
        conditionnement: enumerationWord('packaging', 'SERINGUE', reader.language),
        seringues: '12',
        commentaire: words.takenOut,
      };
  }
}

const WORDS = {
  fr: {
    cause: 'Rupture de la chaîne du froid',
    scrapped: 'Réfrigérateur arrêté pendant la nuit.',
    returned: 'Surplus après la séance du samedi.',
    takenOut: 'Séance de l’après-midi.',
  },
  en: {
    cause: 'Cold chain broken',
    scrapped: 'The fridge was off during the night.',
    returned: 'Left over after the session on Saturday.',
    takenOut: 'For the afternoon session.',
  },
} as const;

const PHARMACY: PartyValues = {
  nom: 'Pharmacie centrale',
  service: 'Pharmacie à usage intérieur',
  adresse: '1, place de la Gare',
  complement: '',
  codePostal: '75010',
  ville: 'Paris',
  telephone: '01 40 00 00 00',
  email: 'pharmacie.centrale@example.org',
  finess: '750000001',
};
const PLATFORM: PartyValues = {
  nom: 'Plateforme Nord',
  service: 'Pharmacie à usage intérieur',
  adresse: '12, quai des Docks',
  complement: 'Bâtiment C',
  codePostal: '59000',
  ville: 'Lille',
  telephone: '03 20 00 00 00',
  email: 'plateforme.nord@example.org',
  finess: '590000001',
};
const BELLEVUE: PartyValues = {
  nom: 'Centre Bellevue',
  service: 'Centre de vaccination',
  adresse: '3, rue de la Mairie',
  complement: '',
  codePostal: '59100',
  ville: 'Roubaix',
  telephone: '03 20 11 11 11',
  email: 'bellevue@example.org',
  finess: '590000002',
};
const POINT: PartyValues = { ...BELLEVUE, nom: 'Point Bellevue', service: '', finess: '' };

/** Who sends what to whom, with the number of the note; what happens to stock happens at the sender. */
interface Parties {
  readonly emetteur: PartyValues;
  readonly destinataire: PartyValues;
  readonly numeroBl: string;
}

/** A vaccination centre sends no notes: its goods arrived by the one of the platform. */
function partiesOf(type: DocumentType): Parties {
  if (type.startsWith('REFERENT_')) {
    return { emetteur: PHARMACY, destinataire: PLATFORM, numeroBl: 'PC-2026-000123' };
  }
  const emetteur = type.startsWith('VACCINATION_') ? BELLEVUE : PLATFORM;
  return { emetteur, destinataire: BELLEVUE, numeroBl: 'PN-2026-000123' };
}

/** The day on which the examples are printed. */
const TODAY = '2026-11-21';

function lineOf(index: number, reader: Reader): LineValues {
  const { language } = reader;
  const vaxilor = index % 3 !== 1;
  const lot = `LX${String(4_210 + index * 37)}`;
  return {
    numero: String(index + 1),
    produit: vaxilor ? 'Vaxilor' : 'Immunol',
    designation: vaxilor
      ? 'Vaccin à ARNm, dispersion à diluer pour injection'
      : 'Vaccin inactivé, suspension',
    codeCip: vaxilor ? '3400930000120' : '3400930000250',
    typeConditionnement: unitWord('FLACON', 40, language),
    conservation: documentWord('storage28', language),
    commentaireBl: '',
    lot,
    peremption: vaxilor ? '12/2027' : dateFor(reader, '2027-08-15'),
    quantite: vaxilor ? '210' : '40',
    doses: formatCount(vaxilor ? 1_260 : 400, language),
    dateSortie: vaxilor ? `${dateFor(reader, TODAY)} 08:00` : '',
    limiteUtilisation: vaxilor
      ? `${dateFor(reader, '2026-12-21')} 08:00`
      : `${dateFor(reader, '2027-08-15')} 23:00`,
    decongele: vaxilor,
    retour: false,
    transfert: vaxilor ? enumerationWord('transferType', 'DECONGELE', language) : '',
    ecart: '',
    refExterne: index % 2 === 0 ? `CMD-${2_100 + index}` : '',
    codeDatamatrix: vaxilor
      ? `(01)03400930000120(17)271231(10)${lot}`
      : `(01)03400930000250(17)270815(10)${lot}`,
  };
}

const editionOf = (lines: readonly LineValues[], { emetteur, numeroBl }: Parties, reader: Reader) => ({
  numeroBl,
  dateEdition: dateFor(reader, TODAY),
  heureEdition: '09:30',
  editePar: 'Camille Martin',
  emetteur,
  nbLignes: String(lines.length),
  totalQuantite: formatCount(
    lines.reduce((sum, { quantite }) => sum + Number(quantite), 0),
    reader.language,
  ),
  totalDoses: formatCount(
    lines.reduce((sum, { doses }) => sum + Number(doses.replace(/\D/g, '')), 0),
    reader.language,
  ),
});

const shipmentOf = (lines: readonly LineValues[], parties: Parties, reader: Reader): ShipmentValues => ({
  ...editionOf(lines, parties, reader),
  dateCreation: dateFor(reader, TODAY),
  heureCreation: '09:12',
  preparePar: 'Camille Martin',
  destinataire: parties.destinataire,
  commentaireDestination:
    reader.language === 'fr' ? 'Entrée par la cour, sonner.' : 'Entrance through the yard, ring the bell.',
  commentaire: reader.language === 'fr' ? 'Livraison avant 11 h.' : 'Deliver before 11 am.',
  transporteur: 'Transports du Froid',
  telephoneTransporteur: '03 20 22 22 22',
  contenant: 'Caisse isotherme 24 L',
  numContenant: 'CI-0042',
  tracker: 'Froidtrace T2',
  numTracker: 'T2-118',
  decongele: true,
  transfert: false,
  suiviDesactive: false,
  annule: false,
  recu: false,
  dateReception: '',
  heureReception: '',
  recuPar: '',
  receptionConforme: false,
  commentaireReception: '',
});

const operationOf = (line: LineValues, parties: Parties, reader: Reader): OperationValues => ({
  ...editionOf([line], parties, reader),
  date: dateFor(reader, TODAY),
  heure: '09:12',
  declarePar: 'Camille Martin',
  commentaire: '',
  lignes: [line],
});
