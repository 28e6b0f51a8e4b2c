/** Shapes of the wire that several screens share (decisions.md, "Documented shapes that clients rely on"). */
import type { AdministrationMode, QuantityMode } from './generated/centre-vocabulary.js';
import type {
  CentreType,
  ExitDestination,
  ExpiryType,
  MovementType,
  Packaging,
  TransferType,
} from './generated/vocabulary.js';

export type {
  AdministrationMode,
  CentreType,
  ExitDestination,
  ExpiryType,
  MovementType,
  Packaging,
  QuantityMode,
  TransferType,
};

export type Authority =
  | 'ROLE_ADMIN'
  | 'ROLE_ADMIN_DISPATCH'
  | 'ROLE_DISPATCH_CENTER'
  | 'ROLE_VACCINATION_CENTER'
  | 'ROLE_VACCINATION_POINT';

export type DateFormat = 'FR' | 'EN';

export interface Token {
  readonly token: string;
  readonly expiresAt: string;
}

export interface User {
  readonly id: string;
  readonly login: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly company: string | null;
  readonly profile: string | null;
  readonly authorities: readonly Authority[];
  readonly isAdmin: boolean;
  readonly isAdminDispatch: boolean;
  readonly langue: 'fr' | 'en';
  readonly dateFormat: DateFormat | null;
}

export interface Configuration {
  readonly replenishmentCoverage: boolean;
  readonly replenishmentDose: boolean;
  readonly transfertPreparation: boolean;
  readonly defaultLanguage?: 'fr' | 'en';
  /** In which days, weeks and hours are meant. */
  readonly timeZone?: string;
}

/** `GET /centre/me/list` */
export interface CentreSummary {
  readonly id: string;
  readonly nom: string;
  readonly service: string | null;
  readonly type: CentreType;
}

export interface Centre extends CentreSummary {
  readonly gestionStock: boolean;
  readonly modeOffline: boolean;
  readonly modeAdmin: AdministrationMode | null;
  readonly desactivationSuivi: boolean;
  /** Default carrier. */
  readonly idTransporteur: string | null;
}

/** `GET /centre/me`: the selected centre, what is above and all that is below it. */
export interface CentreTree extends Centre {
  readonly parents: readonly Centre[];
  readonly childrenVaccination: readonly CentreTree[];
  readonly childrenDispatch: readonly CentreTree[];
}

/** `GET /referentiel/liste/produit` */
export interface Product {
  readonly id: string;
  /** Code of the value list PRODUCT_TYPE. */
  readonly type: string;
  readonly nom: string;
  readonly nomCommercial: string;
  /** Unit of stock: FLACON, BOITE … */
  readonly typeConditionnement: string;
  readonly nbUnitesBoite: number | null;
  readonly nbDoses: number;
  readonly peremptionType: ExpiryType;
  /** Hours at 2-8 °C; also offers the transfer. */
  readonly stabilite28: number | null;
  /** Hours at -20 °C. */
  readonly stabiliteMoins20: number | null;
}

/** The product as a stock row or a line of a delivery note names it. */
export type ProductBrief = Pick<
  Product,
  'id' | 'nom' | 'nomCommercial' | 'type' | 'typeConditionnement' | 'nbDoses' | 'peremptionType'
>;

/** `GET /{prefix}/stock`, `GET /{prefix}/preparation?idProduit`: a batch at a centre. */
export interface StockRow {
  readonly id: string;
  readonly lot: string;
  /** `YYYY-MM-DD` */
  readonly peremption: string;
  /** Packages. */
  readonly quantite: number;
  readonly retourProduit: boolean;
  readonly decongele: boolean;
  readonly transfertType: TransferType | null;
  readonly transfertDate: string | null;
  readonly produit: ProductBrief;
  readonly centre: Pick<CentreSummary, 'id' | 'nom' | 'type'>;
  readonly centerType: CentreType;
  /** Instant until which it may be used; null where no limit is known yet. */
  readonly limiteUtilisation: string | null;
  readonly idLigneBl?: string | null;
  readonly numeroBl?: string | null;
}

export interface DeliveryNoteLine {
  readonly id: string;
  readonly produit: ProductBrief;
  readonly stock: Pick<StockRow, 'id' | 'lot' | 'peremption' | 'transfertType'>;
  readonly refExterne: string | null;
  readonly quantite: number;
  readonly dateSortie: string | null;
  readonly quantiteStock: number;
  readonly statut: 'PREPARE' | 'RECU' | 'ANNULE';
  readonly limiteUtilisation: string | null;
}

export interface DeliveryNote {
  readonly id: string;
  readonly numeroBl: string;
  readonly decongele: boolean;
  readonly destination: Pick<CentreSummary, 'id' | 'nom' | 'service'> | null;
  readonly lignes: readonly DeliveryNoteLine[];
}

/** An item of a reference list: carrier, container, tracker. */
export interface Reference {
  readonly id: string;
  readonly nom: string;
}

/** An item of a value list, in the reader's language. */
export interface ListedValue {
  readonly code: string;
  readonly label: string;
}
