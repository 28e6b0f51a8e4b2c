import type { DeliveryNoteLine } from '../../api/types.js';

/**
 * Whether the goods of a line are thawed. Its note says only that it was prepared as thawed, which not all of its
 * products can be (docs/rules/stock.md, ST-17).
 */
export const isThawed = ({ stock }: Pick<DeliveryNoteLine, 'stock'>): boolean =>
  stock.transfertType === 'DECONGELE';
