import type { CentreFacts } from '../../auth/actor.js';
import type { Directory } from '../directory.js';
import type { CentreChoiceDto, CentreTreeDto, OwnCentreDto } from './centre.dto.js';

/**
 * A centre that two parents share stands under both. A loop in the links ends where it would come back: no centre
 * stands below itself.
 */
export function centreTree(directory: Directory, root: CentreFacts): CentreTreeDto {
  const path = new Set<string>();
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
      ...ownCentre(centre),
      parents: active(centre.parentIds).map(ownCentre),
      childrenVaccination: childrenVaccination.sort(byName),
      childrenDispatch: childrenDispatch.sort(byName),
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

const { compare } = new Intl.Collator('fr');
const byName = (one: CentreTreeDto, other: CentreTreeDto) => compare(one.nom, other.nom);
