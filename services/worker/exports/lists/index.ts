/** Every list that can be exported. */
import type { ExportList } from '../../../jobs/job-kinds.js';
import type { ExportedList } from '../list.js';
import { carrierList } from './carrier.js';
import { centreList } from './centre.js';
import { containerList, trackerList } from './equipment.js';
import { movementList } from './movement.js';
import { productList } from './product.js';
import { stockList } from './stock.js';
import { templateList } from './template.js';
import { useList } from './use.js';
import { userList } from './user.js';
import { valueListList } from './value-list.js';
import { weeklyUseList } from './weekly-use.js';

export const EXPORTED_LISTS: Readonly<Record<ExportList, ExportedList<unknown>>> = {
  stock: stockList,
  movement: movementList,
  use: useList,
  'weekly-use': weeklyUseList,
  centre: centreList,
  product: productList,
  tracker: trackerList,
  container: containerList,
  carrier: carrierList,
  template: templateList,
  user: userList,
  'value-list': valueListList,
};
