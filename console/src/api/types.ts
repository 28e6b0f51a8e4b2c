/** Shapes of the wire, by the names that screens use. They are generated: what the service changes, the compiler shows. */
import type { AdministrationMode, QuantityMode } from './generated/centre-vocabulary.js';
import type { components } from './generated/schemas.js';
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

/** Shapes by the names of the API's document; what only one feature uses is named there. */
export type Schemas = components['schemas'];
/** A body as a form fills it: what is still missing is null, which the service refuses in words. */
export type Filled<Body> = { readonly [Field in keyof Body]: Body[Field] | null };

export type Token = Schemas['TokenDto'];
export type User = Schemas['AccountDto'];
export type Authority = User['authorities'][number];
export type DateFormat = NonNullable<User['dateFormat']>;
export type Configuration = Schemas['ConfigurationDto'];

/** The selected centre and those around it. */
export type Centre = Schemas['OwnCentreDto'];
/** `GET /centre/me`: the selected centre, what is above and all that is below it. */
export type CentreTree = Schemas['CentreTreeDto'];
/** `GET /centre/me/list` */
export type CentreSummary = Schemas['CentreChoiceDto'];

/** `GET /referentiel/liste/produit` */
export type ListedProduct = Schemas['ProductDto'];
/** A product whose doses can be counted. */
export type Product = ListedProduct & Pick<ProductBrief, 'nbDoses'>;
/** The product as a stock row or a line of a delivery note names it. */
export type ProductBrief = Schemas['ProductReference'];

/** `GET /{prefix}/stock`, `GET /{prefix}/preparation?idProduit`: a batch at a centre. */
export type StockRow = Schemas['StockRow'];
export type DeliveryNote = Schemas['DeliveryNote'];
export type DeliveryNoteLine = Schemas['DeliveryNoteLine'];

/** `GET /{prefix}/mouvement`, `GET /{prefix}/stock/{idStock}/mouvement` */
export type Movement = Schemas['MovementRow'];

/** An item of a reference list: carrier, container, tracker. */
export type Reference = Pick<Schemas['ContainerDto'], 'id' | 'nom'>;
/** An item of a value list, in the reader's language. */
export type ListedValue = Schemas['ValueDto'];
