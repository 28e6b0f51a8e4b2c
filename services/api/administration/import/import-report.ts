import type { QuantityMode } from '../../../domain/shared/quantity-mode.js';
import type { Language } from '../../../words/language.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { validationFailure } from '../../http/errors/failure.js';
import type { ImportReport, LineState } from './import.dto.js';

/** By what a reader finds a line. */
export interface LineAbout {
  readonly line: number;
  readonly label: string | null;
}

/** A field before and after. */
export interface LineChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** What both values count, where they are quantities. */
  readonly unit?: QuantityMode;
  /** What the field counted before; null where it had no value. */
  readonly unitBefore?: QuantityMode | null;
}

/** What came of a line. */
export interface LineOutcome extends LineAbout {
  readonly state: LineState;
  readonly id?: string;
  readonly changed?: readonly LineChange[];
  readonly faults?: readonly (Violation & { readonly field: string })[];
}

/** @throws InvalidRequest where a line is wrong, with all that is wrong with any of them */
export function refuseFaulty(outcomes: readonly LineOutcome[]): void {
  const faults = outcomes.flatMap(({ line, faults: ofLine = [] }) =>
    ofLine.map((fault) => ({ ...fault, field: `lignes[${line}]${fault.field && `.${fault.field}`}` })),
  );
  if (faults.length > 0) throw new InvalidRequest(...faults);
}

export function reportOf(
  outcomes: readonly LineOutcome[],
  dryRun: boolean,
  language: Language,
): ImportReport {
  const count = (state: LineState) => outcomes.filter((outcome) => outcome.state === state).length;
  return {
    dryRun,
    creations: count('CREATION'),
    modifications: count('MODIFICATION'),
    inchanges: count('INCHANGE'),
    erreurs: count('ERREUR'),
    lignes: outcomes.map(({ line, label, state, id, changed = [], faults = [] }) => ({
      ligne: line,
      statut: state,
      libelle: label,
      id: dryRun && state === 'CREATION' ? null : (id ?? null),
      modifications: changed.map(({ field, before, after, unit, unitBefore }) => ({
        champ: field,
        avant: before,
        apres: after,
        ...(unit && { unite: unit, uniteAvant: unitBefore ?? null }),
      })),
      erreurs: validationFailure(faults, language).fieldErrors,
    })),
  };
}
