/** The reference tables as they are held in memory: each row is what the query answers, by id. */
import type { CentreType } from '../../domain/ledger/vocabulary.js';
import type { QuantityMode } from '../../domain/shared/quantity-mode.js';
import type { AdministrationMode } from '../centre/vocabulary.js';
import type { CarrierFacts, ProductReference } from '../directory.js';
import type { UserFacts } from '../user/user-directory.js';
import type { Labels } from '../value-list/value-list-entry.entity.js';

/** A centre without its place in the network. */
export interface CentreRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly service: string | null;
  readonly type: CentreType;
  readonly active: boolean;
  readonly holdsStock: boolean;
  readonly offlineMode: boolean;
  readonly administrationMode: AdministrationMode | null;
  readonly quantityMode: QuantityMode | null;
  readonly followUpDisabled: boolean;
  readonly carrierId: string | null;
}

export interface ValueRow {
  readonly id: string;
  readonly list: string;
  readonly code: string;
  readonly labels: Labels;
  readonly active: boolean;
}

export interface ListedRow {
  readonly id: string;
  readonly active: boolean;
}

export interface ReferenceRows {
  readonly user_account: UserFacts;
  readonly centre: CentreRow;
  readonly product: ProductReference;
  readonly carrier: ListedRow & CarrierFacts;
  readonly container: ListedRow;
  readonly tracker: ListedRow;
  readonly value_list_entry: ValueRow;
}
export type TableName = keyof ReferenceRows;

export const TABLES: Readonly<Record<TableName, string>> = {
  user_account: `
    SELECT id, login, email, last_name AS "lastName", first_name AS "firstName", phone_number AS "phoneNumber",
      company, profile, authorities, language, date_format AS "chosenDateFormat",
      morning_mail AS "morningMail", active
    FROM reference.user_account`,
  centre: `
    SELECT id, code, name, service, type, active, holds_stock AS "holdsStock", offline_mode AS "offlineMode",
      administration_mode AS "administrationMode", quantity_mode AS "quantityMode",
      follow_up_disabled AS "followUpDisabled", carrier_id AS "carrierId"
    FROM reference.centre`,
  product: `
    SELECT id, type, name, commercial_name AS "commercialName", packaging, units_per_box AS "unitsPerBox", active,
      expiry_type AS "expiryType", coalesce(doses_per_package, 1)::float8 AS "dosesPerPackage",
      stability_28_hours AS "stability28Hours", stability_minus_20_hours AS "stabilityMinus20Hours"
    FROM reference.product`,
  carrier: 'SELECT id, name, active, centre_id AS "centreId" FROM reference.carrier',
  container: 'SELECT id, active FROM reference.container',
  tracker: 'SELECT id, active FROM reference.tracker',
  value_list_entry: 'SELECT id, list, code, labels, active FROM reference.value_list_entry',
};

/** Pairs of ids, always read whole. */
export const LINKS = {
  centre_link: 'SELECT parent_id AS one, child_id AS other FROM reference.centre_link',
  centre_user: 'SELECT user_id AS one, centre_id AS other FROM reference.centre_user',
} as const;
export type LinkName = keyof typeof LINKS;

export const isTable = (name: string): name is TableName => name in TABLES;
export const isLink = (name: string): name is LinkName => name in LINKS;
