import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What the address says that a form is to begin with, under the names of the wire (`idProduit`, `idStock`, `idBl`,
 * `jour`): an alert leads to the form that settles it. Read once; what is absent is undefined.
 */
export function useGiven(): Readonly<Record<string, string | undefined>> {
  const [search] = useSearchParams();
  const [given] = useState(() => Object.fromEntries(search));
  return given;
}
