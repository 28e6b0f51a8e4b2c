/** Names under which documents are saved: what it is, and of which note. */
import { DOCUMENT_KINDS, type DocumentKind, type DocumentType } from '../../documents/document-type.js';
import type { DocumentValues } from '../../documents/fields/catalogue.js';
import type { Language } from '../../documents/language.js';

const NAMES: Readonly<Record<Language, Readonly<Record<DocumentKind, string>>>> = {
  fr: {
    'delivery-note': 'bon-de-livraison',
    'package-label': 'etiquettes',
    'vial-labels-36': 'etiquettes-flacons-36',
    'vial-labels-96': 'etiquettes-flacons-96',
    'container-label': 'etiquette-contenant',
    'scrap-sheet': 'mise-en-dechet',
    'return-note': 'bon-de-retour',
    'fridge-exit-label': 'etiquette-sortie',
  },
  en: {
    'delivery-note': 'delivery-note',
    'package-label': 'labels',
    'vial-labels-36': 'vial-labels-36',
    'vial-labels-96': 'vial-labels-96',
    'container-label': 'container-label',
    'scrap-sheet': 'scrapping-sheet',
    'return-note': 'return-note',
    'fridge-exit-label': 'fridge-exit-label',
  },
};

/** Letters, digits and hyphens only: safe in a header and on every disk. */
export function fileNameOf(
  documents: readonly { readonly type: DocumentType; readonly values: Pick<DocumentValues, 'numeroBl'> }[],
  language: Language,
): string {
  const [first] = documents;
  if (!first) return 'document.pdf';
  const number = documents.length === 1 ? first.values.numeroBl.replace(/[^\w-]+/g, '-') : '';
  return `${[NAMES[language][DOCUMENT_KINDS[first.type]], number].filter(Boolean).join('-')}.pdf`;
}
