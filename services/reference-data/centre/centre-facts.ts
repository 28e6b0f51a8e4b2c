import type { CentreType } from '../../domain/ledger/vocabulary.js';

/** A centre as the program needs it at every request; kept in memory by the directory. */
export interface CentreFacts {
  readonly id: string;
  /** Short code that begins the numbers of its delivery notes, e.g. `PN`. */
  readonly code: string;
  readonly name: string;
  readonly service: string | null;
  readonly type: CentreType;
  readonly active: boolean;
  /** `gestionStock`: false only for a referent that keeps no stock. */
  readonly holdsStock: boolean;
  readonly offlineMode: boolean;
  /** `modeAdmin` */
  readonly administrationMode: 'JOUR' | 'SEMAINE' | null;
  /** `modeQte` */
  readonly quantityMode: 'DOSE' | 'CONDITIONNEMENT' | null;
  /** `desactivationSuivi` */
  readonly followUpDisabled: boolean;
  /** Default carrier. */
  readonly carrierId: string | null;
  readonly parentIds: readonly string[];
  readonly childIds: readonly string[];
}
