import type { Answer } from '../../../api/calls.js';
import { gtinOf } from '../../../api/generated/gtin.js';
import type { Saved } from '../record/administered-kind.js';

export type AdministeredProduct = Saved<Answer<'/referentiel/produit/{id}'>, 'type'>;

/** Hours; if entered, at least 1. */
export const STABILITIES = [
  ['stabilite28', 'stabiliteMoins20'],
  ['stabiliteMiseTemperature', 'stabiliteReconstitution'],
] as const;

/** A vaccine must say more of itself than a syringe. */
export const isVaccine = (type: string | null): boolean => type === 'VACCIN';

/** As long as a code of GS1, with a check digit that is not its own: somebody mistyped it. */
export const hasWrongCheckDigit = (code: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/.test(code.replace(/\s/g, '')) && gtinOf(code) === undefined;
