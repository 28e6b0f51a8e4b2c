/** Who writes stock under the path of each type of centre (docs/rules/access.md). */

import type { CentreType } from '../../domain/ledger/vocabulary.js';
import type { AccessRule } from '../auth/access.js';

const stockOf = (type: CentreType): AccessRule => ({
  centre: 'required',
  centreTypes: [type],
  writesStock: true,
});

export const REFERENT_STOCK = stockOf('REFERENT');
export const DISPATCH_STOCK = stockOf('DISPATCH');
export const VACCINATION_STOCK = stockOf('VACCINATION');

/** Corrections of stock at referent and dispatch centres. */
export const corrected = (rule: AccessRule): AccessRule => ({
  ...rule,
  authorities: ['ROLE_ADMIN_DISPATCH'],
});
