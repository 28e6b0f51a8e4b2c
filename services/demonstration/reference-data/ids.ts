import { deriveId } from '../../domain/shared/ids.js';

/** Namespace of everything that the demonstration makes: the same ids in every installation. */
export const DEMONSTRATION = 'b6b0a9f5-6d0b-5d0c-9f43-6d5b1c6c5f11';

const id = (kind: string, name: string) => deriveId(DEMONSTRATION, `${kind}/${name}`);

export const demonstrationIds = {
  users: {
    admin: id('user', 'admin'),
    referent: id('user', 'referent'),
    agence: id('user', 'agence'),
    dispatch: id('user', 'dispatch'),
    sud: id('user', 'sud'),
    bellevue: id('user', 'bellevue'),
    riviere: id('user', 'riviere'),
    point: id('user', 'point'),
    auditeur: id('user', 'auditeur'),
  },
  centres: {
    pharmacieCentrale: id('centre', 'Pharmacie centrale'),
    agenceRegionale: id('centre', 'Agence régionale'),
    plateformeNord: id('centre', 'Plateforme Nord'),
    plateformeSud: id('centre', 'Plateforme Sud'),
    centreBellevue: id('centre', 'Centre Bellevue'),
    centreRiviere: id('centre', 'Centre Rivière'),
    centreMer: id('centre', 'Centre Mer'),
    pointBellevue: id('centre', 'Point Bellevue'),
  },
  products: {
    vaxilor: id('product', 'Vaxilor'),
    immunol: id('product', 'Immunol'),
    seringue: id('product', 'Seringue 1 mL'),
  },
  carriers: { nord: id('carrier', 'Nord'), sud: id('carrier', 'Sud') },
  containers: { small: id('container', 'small'), large: id('container', 'large') },
  trackers: { fridge: id('tracker', 'fridge'), freezer: id('tracker', 'freezer') },
} as const;
