/** How each kind of document is laid out, and the name of its file. */
import type { PrintedKind } from '../../../documents/printed.js';
import type { DocumentWord } from '../../../words/catalogue.js';
import type { Words } from '../../../words/language.js';

/** A page of text and tables, one label for each page, or a page of many labels for vials. */
export type Family = 'full-page' | 'label' | 'vials';

interface Layout {
  readonly family: Family;
  /** File beside this one, without the extension; that of the kind's name where nothing is said. */
  readonly template?: string;
  readonly title: DocumentWord;
  /** Without the number of the note and the extension. */
  readonly fileName: Words;
}

export const LAYOUTS: Readonly<Record<PrintedKind, Layout>> = {
  'delivery-note': {
    family: 'full-page',
    title: 'deliveryNote',
    fileName: { fr: 'bon-de-livraison', en: 'delivery-note' },
  },
  'package-label': {
    family: 'label',
    title: 'label',
    fileName: { fr: 'etiquettes', en: 'labels' },
  },
  'vial-labels-36': {
    family: 'vials',
    template: 'vial-labels',
    title: 'label',
    fileName: { fr: 'etiquettes-flacons-36', en: 'vial-labels-36' },
  },
  'vial-labels-96': {
    family: 'vials',
    template: 'vial-labels',
    title: 'label',
    fileName: { fr: 'etiquettes-flacons-96', en: 'vial-labels-96' },
  },
  'container-label': {
    family: 'label',
    title: 'containerLabel',
    fileName: { fr: 'etiquette-contenant', en: 'container-label' },
  },
  'scrap-label': {
    family: 'label',
    title: 'scrapLabel',
    fileName: { fr: 'etiquette-mise-en-dechet', en: 'scrapping-label' },
  },
  'return-note': {
    family: 'full-page',
    title: 'returnNote',
    fileName: { fr: 'bon-de-retour', en: 'return-note' },
  },
  'fridge-exit-label': {
    family: 'label',
    title: 'fridgeExit',
    fileName: { fr: 'etiquette-sortie', en: 'fridge-exit-label' },
  },
  'count-sheet': {
    family: 'full-page',
    title: 'countSheet',
    fileName: { fr: 'inventaire', en: 'stock-count' },
  },
};
