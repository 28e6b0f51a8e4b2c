import type { StockRow } from '../api/types.js';

/** A batch of Immunol to choose from: five vials of ten doses, whose last day is far away. */
export const batch = (id: string, lot: string, numeroBl: string | null, more: Partial<StockRow> = {}) =>
  ({
    id,
    lot,
    numeroBl,
    peremption: '2099-12-31',
    limiteUtilisation: null,
    transfertType: null,
    decongele: false,
    retourProduit: false,
    quantite: 5,
    produit: {
      id: 'p',
      nomCommercial: 'Immunol',
      typeConditionnement: 'FLACON',
      nbDoses: 10,
      peremptionType: 'JOUR',
    },
    rappel: false,
    ...more,
  }) as StockRow;
