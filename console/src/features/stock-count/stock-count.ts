/** What is computed of a count of stock, without React. */
import type { Schemas, StockRow } from '../../api/types.js';
import type { ToneName } from '../../theme/tokens.js';

/** `GET /{prefix}/inventaire/{id}` */
export type Count = Schemas['CountView'];
export type CountLine = Count['lignes'][number];

/** A line of which something was found that was not expected, or the other way round. */
export type Correction = CountLine & { readonly ecart: number };

export const STATUS_TONES: Readonly<Record<Count['statut'], ToneName>> = {
  OUVERT: 'notice',
  CLOTURE: 'good',
  ABANDONNE: 'neutral',
};

/** A batch as a line that is not counted. In a blind count the line does not say what is expected (CO-6). */
export const lineOf = (batch: StockRow, { peutCloturer }: Pick<Count, 'peutCloturer'>): CountLine => ({
  idStock: batch.id,
  lot: batch.lot,
  produit: batch.produit,
  peremption: batch.peremption,
  decongele: batch.decongele,
  retourProduit: batch.retourProduit,
  transfertType: batch.transfertType,
  numeroBl: batch.numeroBl,
  quantiteAttendue: peutCloturer ? batch.quantite : null,
  quantiteComptee: null,
  ecart: null,
  dateComptage: null,
  comptePar: null,
});

export const isCounted = ({ quantiteComptee }: CountLine): boolean => quantiteComptee !== null;

/** What closing the count corrects. */
export const correctionsOf = (lines: readonly CountLine[]): readonly Correction[] =>
  lines.filter((line): line is Correction => line.ecart !== null && line.ecart !== 0);

/** Doses that the corrections add and take, each 0 or more; with one decimal at most. */
export function dosesOf(corrections: readonly Correction[]): {
  readonly added: number;
  readonly taken: number;
} {
  let added = 0;
  let taken = 0;
  for (const { ecart, produit } of corrections) {
    const tenths = Math.round(ecart * produit.nbDoses * 10);
    if (tenths > 0) added += tenths;
    else taken -= tenths;
  }
  return { added: added / 10, taken: taken / 10 };
}

/** Lines whose batch number contains the text, in whatever case; one that has exactly that number comes first. */
export function matchingLines(lines: readonly CountLine[], text: string): readonly CountLine[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return lines;
  const found = lines.filter(({ lot }) => lot.toLowerCase().includes(wanted));
  const exact = ({ lot }: CountLine) => (lot.toLowerCase() === wanted ? 0 : 1);
  return [...found].sort((one, other) => exact(one) - exact(other));
}

/** The next line that is not counted, after this one and then from the beginning; undefined: all are counted. */
export function nextToCount(lines: readonly CountLine[], after: string | undefined): CountLine | undefined {
  const at = lines.findIndex(({ idStock }) => idStock === after);
  return [...lines.slice(at + 1), ...lines.slice(0, at + 1)].find(
    (line) => !isCounted(line) && line.idStock !== after,
  );
}

/**
 * GS1 codes begin with a symbology identifier, an AI in brackets or AI 01; batch numbers that look so are codes too.
 */
const CODE = /^(\][A-Za-z]\d|\(\d{2,4}\)|01\d{14})/;

/** Whether a text that was typed or scanned is a code on goods rather than a batch number. */
export const isScannedCode = (text: string): boolean => CODE.test(text.trim());
