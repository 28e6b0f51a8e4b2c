import { useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { type Understood, useScanning } from '../../shared/scan/useScanning.js';
import { arrivalOf, type IncomingNote } from './incoming-note.js';

/**
 * Boxes of a parcel: a code picks the note that announces its lot, where none is chosen yet, and marks the line. The
 * user is warned of a box whose lot or expiry is not the note's.
 *
 * @param choose a note, by its id
 * @returns with the ids of the lines of which a box was scanned
 */
export function useScannedArrivals(
  notes: readonly IncomingNote[],
  chosen: IncomingNote | undefined,
  choose: (noteId: string) => void,
) {
  const translate = useTranslate();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const scanning = useScanning((reading): Understood => {
    const { produit, lot } = reading;
    if (!produit)
      return { text: translate('scan.unknownProduct', { gtin: reading.gtin ?? '' }), refused: true };
    const product = produit.nomCommercial;
    const found = arrivalOf(reading, chosen ? [chosen] : notes);
    if (!found)
      return { text: translate('stockEntry.scannedElsewhere', { product, lot: lot ?? '–' }), refused: true };
    const { note, line, otherExpiry } = found;
    if (!chosen) choose(note.id);
    const said = { product, lot: line.stock.lot, number: note.numeroBl };
    if (otherExpiry) return { text: translate('stockEntry.scannedOtherExpiry', said), refused: true };
    setSeen((before) => new Set(before).add(line.id));
    return { text: translate('stockEntry.scanned', said) };
  });
  return { scanning, seen };
}
