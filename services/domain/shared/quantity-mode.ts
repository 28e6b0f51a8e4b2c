/** How a request or a plan counts: in doses, or in packages. */
export const QUANTITY_MODES = ['DOSE', 'CONDITIONNEMENT'] as const;
export type QuantityMode = (typeof QUANTITY_MODES)[number];
