/** What the filters of a movement history mean for the user who asks: the same for the list and for its export. */
import type { MovementSearch } from '../../../../projections/movement/search.js';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import { patternOf } from '../../../reference-data/records/conditions.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { periodOf } from '../shared/period.js';
import { ownCentres, visibleCentres } from '../shared/scope.js';
import type { MovementFilters } from './movement-filters.dto.js';

interface AskedMovements {
  readonly actor: Actor;
  readonly centreType: CentreType;
  readonly filters: MovementFilters;
}

/** @throws InvalidRequest on dates that cannot be read */
export function movementSearchOf(
  { actor, centreType, filters }: AskedMovements,
  directory: Directory,
  now: Date,
  timeZone: string,
): MovementSearch {
  const goesTo = filters.destination === undefined ? undefined : centresNamed(directory, filters.destination);
  const search = {
    centres: centresOf(directory, actor, centreType),
    ...periodOf(filters, now, timeZone),
    productId: filters.idProduit,
    lot: filters.lot === undefined ? undefined : patternOf(filters.lot),
    noteNumber: filters.numeroBl === undefined ? undefined : patternOf(filters.numeroBl),
    destinations: goesTo?.filter(({ type }) => type !== 'VACCINATION_POINT').map(({ id }) => id),
    points: goesTo?.filter(({ type }) => type === 'VACCINATION_POINT').map(({ id }) => id),
  };
  // A vaccination point holds no stock: it sees what was taken out for it, whatever centres are above it now.
  if (actor.centre?.type !== 'VACCINATION_POINT') return search;
  const { id } = actor.centre;
  const points = goesTo === undefined || goesTo.some((centre) => centre.id === id) ? [id] : [];
  return { ...search, centres: null, points, destinations: undefined };
}

/** Under `/vaccination` the selected centre and all below it. */
const centresOf = (directory: Directory, actor: Actor, type: CentreType): string[] =>
  type === 'VACCINATION' ? visibleCentres(directory, actor, type) : ownCentres(directory, actor, type);

function centresNamed(directory: Directory, text: string) {
  const wanted = text.toLocaleLowerCase();
  return directory
    .centres()
    .filter(({ id, name }) => id === wanted || name.toLocaleLowerCase().includes(wanted));
}
