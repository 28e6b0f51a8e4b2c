/** Address of the page that traces a lot. The lot is a query parameter, since it may contain any character. */
export const traceAddress = (productId: string, lot: string): string =>
  `/lots/trace?${new URLSearchParams({ idProduit: productId, lot })}`;
