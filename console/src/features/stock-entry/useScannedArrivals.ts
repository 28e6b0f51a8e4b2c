import { useState } from 'react';
import { useScanning } from '../../shared/scan/useScanning.js';
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
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const scanning = useScanning((reading, { taken, refused, unknown }) => {
    const { produit, lot } = reading;
    if (!produit) return unknown;
    const product = produit.nomCommercial;
    const found = arrivalOf(reading, chosen ? [chosen] : notes);
    if (!found) return refused('stockEntry.scannedElsewhere', { product, lot: lot ?? '–' });
    const { note, line, otherExpiry } = found;
    if (!chosen) choose(note.id);
    const said = { product, lot: line.stock.lot, number: note.numeroBl };
    if (otherExpiry) return refused('stockEntry.scannedOtherExpiry', said);
    setSeen((before) => new Set(before).add(line.id));
    return taken('stockEntry.scanned', said);
  });
  return { scanning, seen };
}
