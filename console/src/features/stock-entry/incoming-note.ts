import type { DeliveryNote, ProductBrief } from '../../api/types.js';

/** A delivery note on its way to the selected centre: `GET /referent/preparation/children` and its like. */
export type IncomingNote = DeliveryNote;

export interface UnitTotal {
  readonly unit: Pick<ProductBrief, 'typeConditionnement'>;
  /** Packages. */
  readonly packages: number;
}

/** What a note brings, unit by unit: vials and boxes do not add up. */
export function totalsByUnit({ lignes }: Pick<DeliveryNote, 'lignes'>): UnitTotal[] {
  const totals = new Map<string, UnitTotal>();
  for (const { produit, quantite } of lignes) {
    const unit = produit.typeConditionnement;
    totals.set(unit, {
      unit: { typeConditionnement: unit },
      packages: (totals.get(unit)?.packages ?? 0) + quantite,
    });
  }
  return [...totals.values()];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** By number or sender, as it is typed or scanned. */
export function matchingNotes(notes: readonly IncomingNote[], typed: string): readonly IncomingNote[] {
  const wanted = plain(typed.trim());
  return notes.filter(({ numeroBl, emetteur }) => plain(`${numeroBl} ${emetteur.nom}`).includes(wanted));
}
