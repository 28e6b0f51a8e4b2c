/** Shapes of the wire, by the names that screens use. Generated: what the service changes, the compiler shows. */

import type { Answer, Item } from './calls.js';
import type { AdministrationMode } from './generated/centre-vocabulary.js';
import type { QuantityMode } from './generated/quantity-mode.js';
import type { components } from './generated/schemas.js';
import type {
  CentreType,
  ExitDestination,
  ExpiryType,
  MovementType,
  Packaging,
  TransferType,
} from './generated/vocabulary.js';

export type { Filled } from './calls.js';
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

/** Shapes by the names of the API's document, for those that are no call's whole answer or body. */
export type Schemas = components['schemas'];

export type User = Answer<'/auth/user'>;
export type Authority = User['authorities'][number];
export type DateFormat = NonNullable<User['dateFormat']>;
export type Configuration = Answer<'/api/configuration'>;

/** The selected centre, what is above and all that is below it. */
export type CentreTree = Answer<'/centre/me'>;
export type CentreSummary = Item<'/centre/dispatch'>;

export type ListedProduct = Item<'/referentiel/liste/produit'>;
/** The product as a stock row or a line of a delivery note names it. */
export type ProductBrief = Schemas['ProductReference'];
/** A product whose doses can be counted. */
export type Product = ListedProduct & Pick<ProductBrief, 'nbDoses'>;

/** A batch at a centre. */
export type StockRow = Schemas['StockRow'];
export type DeliveryNote = Schemas['DeliveryNote'];
export type DeliveryNoteLine = Schemas['DeliveryNoteLine'];
export type Movement = Schemas['MovementRow'];

/** An item of a reference list: carrier, container, tracker. */
export type Reference = Pick<Item<'/referentiel/liste/contenant'>, 'id' | 'nom'>;
