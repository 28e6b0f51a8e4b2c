/**
 * A preparation may be opened from a replenishment request, which travels in the state of the navigation
 * (docs/rules/preparations.md, PR-13). The state survives a reload and is not typed, hence each field is checked.
 */
import { packagesFor } from '../../api/generated/doses.js';

export interface CarriedRequest {
  readonly replenishmentID: string;
  readonly productID: string | null;
  /** In `unitProduct`. */
  readonly quantity: number | null;
  readonly unitProduct: string | null;
  readonly destination: string | null;
  readonly carrier: string | null;
  readonly commentFromReplenishment: string | null;
}

export function readCarriedRequest(state: unknown): CarriedRequest | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const fields = state as Readonly<Record<string, unknown>>;
  const text = (name: string): string | null => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const replenishmentID = text('replenishmentID');
  if (replenishmentID === null) return undefined;
  return {
    replenishmentID,
    productID: text('productID'),
    quantity: typeof fields.quantity === 'number' && fields.quantity > 0 ? fields.quantity : null,
    unitProduct: text('unitProduct'),
    destination: text('destination'),
    carrier: text('carrier'),
    commentFromReplenishment: text('commentFromReplenishment'),
  };
}

/** A request in doses is served in the packages that hold them. */
export function packagesAsked(
  { quantity, unitProduct }: Pick<CarriedRequest, 'quantity' | 'unitProduct'>,
  nbDoses: number,
): number | null {
  if (quantity === null) return null;
  return unitProduct === 'DOSE' ? packagesFor(quantity, nbDoses) : Math.ceil(quantity);
}
