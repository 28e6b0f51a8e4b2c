/** Rules of a centre that need nothing but the centre. */

import type { DocumentType } from '../../../documents/document-type.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Centre } from '../../../reference-data/centre/centre.entity.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import type { TagBody } from './centre-record.dto.js';

/** Types that may stand right below a centre of a type. */
export const CHILD_TYPES: Readonly<Record<CentreType, readonly CentreType[]>> = {
  REFERENT: ['REFERENT', 'DISPATCH'],
  DISPATCH: ['VACCINATION', 'VACCINATION_POINT'],
  VACCINATION: ['VACCINATION_POINT'],
  VACCINATION_POINT: [],
};

/** Centres of the vaccination side use doses; the others store and ship packages. */
export const usesDoses = (type: CentreType): boolean =>
  type === 'VACCINATION' || type === 'VACCINATION_POINT';

/** A template's type begins with the kind of centre that prints it. */
export const printsTemplate = (type: CentreType, template: DocumentType): boolean =>
  template.startsWith(usesDoses(type) ? 'VACCINATION_' : `${type}_`);

/** What does not apply to the centre's type is reset, what was left open gets its default. */
export function centreDefaults(next: Centre): Centre {
  const { type } = next;
  const vaccinates = usesDoses(type);
  return {
    ...next,
    holdsStock: type !== 'REFERENT' || (next.holdsStock ?? false),
    followUpDisabled: type === 'VACCINATION_POINT' || (next.followUpDisabled ?? false),
    offlineMode: type === 'VACCINATION' && (next.offlineMode ?? false),
    quantityMode: vaccinates ? null : (next.quantityMode ?? 'CONDITIONNEMENT'),
    administrationMode: vaccinates ? (next.administrationMode ?? 'JOUR') : null,
    capacity: vaccinates ? (next.capacity ?? null) : null,
    mailReasons: next.mailReasons ?? [],
  };
}

/** One tag for each category; under AUTRE one for each name, in whatever case. Only AUTRE has a name. */
export function tagViolations(tags: readonly TagBody[]): readonly Violation[] {
  const seen = new Set<string>();
  return tags.flatMap(({ categorieType, categorieLabel }, index): readonly Violation[] => {
    const isOther = categorieType === 'AUTRE';
    const field = `etiquettes[${index}].${isOther ? 'categorieLabel' : 'categorieType'}`;
    if (isOther && !categorieLabel) return [{ field, code: ErrorCode.required }];
    const key = isOther ? `AUTRE ${categorieLabel!.toLocaleLowerCase('fr')}` : categorieType;
    const isTaken = seen.has(key);
    seen.add(key);
    if (!isTaken) return [];
    return [
      { field, code: ApiCode.tagCategoryTaken, rejectedValue: isOther ? categorieLabel : categorieType },
    ];
  });
}
