/** Synchronised data, batches, notes and actions for specs of the offline mode. */
import type { CentreTree, DeliveryNote, StockRow } from '../api/types.js';
import type { OfflineAction } from '../providers/offline/action.js';
import type { SynchronisedData } from '../providers/offline/synchronised-data.js';

export const CENTRE = {
  id: 'centre-1',
  nom: 'Centre Bellevue',
  service: null,
  type: 'VACCINATION',
  modeOffline: true,
  childrenVaccination: [],
  childrenDispatch: [],
} as unknown as CentreTree;

const IMMUNOL = {
  id: 'product-1',
  nom: 'Immunol',
  nomCommercial: 'Immunol',
  type: 'VACCIN',
  typeConditionnement: 'FLACON',
  nbDoses: 10,
  peremptionType: 'JOUR',
};

export const row = (more: Partial<StockRow> = {}): StockRow =>
  ({
    id: 'line-1',
    lot: 'LOT-1',
    peremption: '2036-06-30',
    quantite: 10,
    retourProduit: false,
    produit: IMMUNOL,
    limiteUtilisation: null,
    numeroBl: 'PN-2026-000001',
    ...more,
  }) as StockRow;

export const note = (more: Partial<DeliveryNote> = {}): DeliveryNote =>
  ({
    id: 'note-1',
    numeroBl: 'PN-2026-000009',
    decongele: false,
    lignes: [
      {
        id: 'line-9',
        produit: IMMUNOL,
        stock: { id: 'stock-9', lot: 'LOT-9', peremption: '2036-06-30', transfertType: null },
        quantite: 5,
        limiteUtilisation: null,
        dateSortie: null,
        retourProduit: false,
      },
    ],
    ...more,
  }) as DeliveryNote;

export const data = (more: Partial<SynchronisedData> = {}): SynchronisedData => ({
  at: '2026-03-10T08:00:00.000Z',
  clockAhead: 0,
  position: '0',
  notes: [note()],
  stock: [row()],
  products: [],
  causes: {},
  differences: [],
  ...more,
});

let made = 0;

/** An exit of one package of `line-1` that is waiting. */
export function action(more: Partial<OfflineAction> = {}): OfflineAction {
  const uid = `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  return {
    uid,
    type: 'EXIT',
    datetime: '2026-03-10T09:00:00.000Z',
    status: 'WAITING',
    data: {
      bl: 'PN-2026-000001',
      product: 'Immunol',
      batch: 'LOT-1',
      quantity: 1,
      conditionning: 'FLACON',
      seringue: null,
      exitType: 'INTERNE',
      destination: null,
      comment: null,
    },
    body: { idLigneBl: 'line-1', quantite: 1 },
    batches: ['line-1'],
    effects: { 'line-1': -1 },
    ...more,
  };
}
