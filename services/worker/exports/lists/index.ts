/** Every list that can be exported. */
import type { ExportList } from '../../../jobs/job-kinds.js';
import type { AnyList } from '../list.js';
import { allocationList, allocationTotalList } from './allocation.js';
import { countList } from './count.js';
import { dossierList } from './dossier.js';
import { movementList } from './movement.js';
import { RECORD_LISTS } from './record.js';
import { replenishmentList } from './replenishment.js';
import { securityList } from './security.js';
import { stockList } from './stock.js';
import { useList, weeklyUseList } from './use.js';
import { useAndLossList } from './use-and-loss.js';

export const EXPORTED_LISTS: Readonly<Record<ExportList, AnyList>> = {
  stock: stockList,
  movement: movementList,
  use: useList,
  'weekly-use': weeklyUseList,
  replenishment: replenishmentList,
  allocation: allocationList,
  'allocation-total': allocationTotalList,
  'use-and-loss': useAndLossList,
  security: securityList,
  count: countList,
  dossier: dossierList,
  ...RECORD_LISTS,
};
