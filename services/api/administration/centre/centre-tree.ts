import type { CentreFacts } from '../../../reference-data/centre/centre-facts.js';
import type { Directory } from '../../../reference-data/directory.js';
import type { CentreChoiceDto, CentreTreeDto, OwnCentreDto } from './centre.dto.js';

/** A directory makes its facts anew whenever a centre or a link changes, and these trees go with the old ones. */
const trees = new WeakMap<CentreFacts, CentreTreeDto>();

/**
 * A centre that two parents share stands under both. A loop in the links ends where it would come back: no centre
 * stands below itself.
 */
export function centreTree(directory: Directory, root: CentreFacts): CentreTreeDto {
  const known = trees.get(root) ?? grow(directory, root);
  trees.set(root, known);
  return known;
}

function grow(directory: Directory, root: CentreFacts): CentreTreeDto {
  const path = new Set<string>();
  const shown = new Map<string, OwnCentreDto>();
  const show = (centre: CentreFacts): OwnCentreDto => {
    const known = shown.get(centre.id) ?? ownCentre(centre);
    shown.set(centre.id, known);
    return known;
  };
  const active = (ids: readonly string[]) =>
    ids.map((id) => directory.centre(id)).filter((centre): centre is CentreFacts => centre?.active === true);

  const branch = (centre: CentreFacts): CentreTreeDto => {
    path.add(centre.id);
    const childrenVaccination: CentreTreeDto[] = [];
    const childrenDispatch: CentreTreeDto[] = [];
    for (const child of active(centre.childIds)) {
      if (path.has(child.id)) continue;
      (isVaccination(child) ? childrenVaccination : childrenDispatch).push(branch(child));
    }
    path.delete(centre.id);
    return {
      ...show(centre),
      parents: active(centre.parentIds).map(show),
      childrenVaccination,
      childrenDispatch,
    };
  };
  return branch(root);
}

export function ownCentre(centre: CentreFacts): OwnCentreDto {
  return {
    ...centreChoice(centre),
    gestionStock: centre.holdsStock,
    modeOffline: centre.offlineMode,
    modeAdmin: centre.administrationMode,
    desactivationSuivi: centre.followUpDisabled,
    idTransporteur: centre.carrierId,
  };
}

export function centreChoice({ id, name, service, type }: CentreFacts): CentreChoiceDto {
  return { id, nom: name, service, type };
}

const isVaccination = ({ type }: CentreFacts) => type === 'VACCINATION' || type === 'VACCINATION_POINT';
