import type { DeliveryNote } from '../../api/types.js';
import { folded } from '../../shared/format/folded.js';
import { ofScannedExpiry, scannedExpiry } from '../../shared/scan/scanned-expiry.js';
import type { Reading } from '../../shared/scan/useScanning.js';

/** A delivery note on its way to the selected centre: `GET /referent/preparation/children` and its like. */
export type IncomingNote = DeliveryNote;

/** Packages that a note brings, unit by unit: vials and boxes do not add up. */
export function totalsByUnit({ lignes }: Pick<DeliveryNote, 'lignes'>) {
  const totals = new Map<string, number>();
  for (const { produit, quantite } of lignes) {
    totals.set(produit.typeConditionnement, (totals.get(produit.typeConditionnement) ?? 0) + quantite);
  }
  return [...totals].map(([typeConditionnement, packages]) => ({ unit: { typeConditionnement }, packages }));
}

/** By number or sender, as it is typed or scanned. */
export function matchingNotes(notes: readonly IncomingNote[], typed: string): readonly IncomingNote[] {
  const wanted = folded(typed.trim());
  return notes.filter(({ numeroBl, emetteur }) => folded(`${numeroBl} ${emetteur.nom}`).includes(wanted));
}

/**
 * The first line of these notes that announces what was scanned, one with its expiry before others, and whether the box
 * says another expiry than the note; undefined where none does.
 */
export function arrivalOf(
  reading: Pick<Reading, 'produit' | 'lot' | 'peremption'>,
  notes: readonly IncomingNote[],
) {
  const { produit, lot } = reading;
  const announced = notes.flatMap((note) =>
    note.lignes
      .filter((line) => line.produit.id === produit?.id && line.stock.lot === lot)
      .map((line) => ({ note, line })),
  );
  const [found] = ofScannedExpiry(announced, reading, ({ line }) => line.stock.peremption);
  const expiry = scannedExpiry(reading);
  return found && { ...found, otherExpiry: expiry !== null && expiry !== found.line.stock.peremption };
}
