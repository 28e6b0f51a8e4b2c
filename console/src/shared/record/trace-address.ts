/** The page that traces a lot: a lot may have any character, so that it stands in the address's search. */
export const traceAddress = (productId: string, lot: string): string =>
  `/lots/trace?${new URLSearchParams({ idProduit: productId, lot })}`;
