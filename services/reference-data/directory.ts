import type { ProductFacts } from '../domain/shared/product.js';
import type { Language } from '../words/language.js';
import type { CentreFacts } from './centre/centre-facts.js';

/**
 * Reference data in memory, for what every request needs: commands decide on facts, guards check membership,
 * queries put names to ids. Refreshed on every change (LISTEN/NOTIFY) and by a slow poll; never awaited.
 */
export abstract class Directory {
  abstract centre(id: string): CentreFacts | undefined;
  abstract centres(): readonly CentreFacts[];
  /** Ids of the centres below this one, all generations, without itself. */
  abstract descendantIds(centreId: string): ReadonlySet<string>;
  /** The centre itself and all below it: what a user who selected it may see. */
  abstract scopeOf(centreId: string): ReadonlySet<string>;
  abstract product(id: string): ProductReference | undefined;
  abstract products(): readonly ProductReference[];
  /** `Firstname Lastname`, also of a user who has been disabled; the id where it is unknown. */
  abstract userName(id: string): string;
  /** Undefined where there is no such carrier, or it is disabled. */
  abstract carrier(id: string): CarrierFacts | undefined;
  /** Also of a carrier that has been disabled; the id where it is unknown. */
  abstract carrierName(id: string): string;
  abstract containerExists(id: string): boolean;
  abstract trackerExists(id: string): boolean;
  /** True for an active code of a value list (`SCRAPPING_CAUSE`, `PRODUCT_TYPE`). */
  abstract isListed(list: string, code: string): boolean;
  /** The same, also for a code that was withdrawn. */
  abstract wasEverListed(list: string, code: string): boolean;
  abstract label(list: string, code: string, language: Language): string;
}

export interface CarrierFacts {
  readonly id: string;
  readonly name: string;
  /** The dispatch centre that it drives for. */
  readonly centreId: string;
}

export interface ProductReference extends ProductFacts {
  readonly name: string;
  readonly commercialName: string;
  readonly packaging: string;
  readonly unitsPerBox: number | null;
}
