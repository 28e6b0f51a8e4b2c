/** The points of a centre to which goods may be taken out of its fridge. */
import type { CentreTree } from '../../api/types.js';
import type { ExitDestinationValues } from './ExitDestinationFields.js';

/** @param except id of one that the service has just refused */
export const exitPoints = (centre: CentreTree | null, except?: string): readonly CentreTree[] =>
  centre?.childrenVaccination.filter(({ id, type }) => type === 'VACCINATION_POINT' && id !== except) ?? [];

/** Where nothing else was said: a point, the only one if there is no other; within the centre if there is none. */
export const towardsPoint = (points: readonly { readonly id: string }[]): ExitDestinationValues =>
  points.length === 0
    ? { destination: 'INTERNE', point: null }
    : { destination: 'VACCINATION_POINT', point: onlyOne(points) };

export const onlyOne = (points: readonly { readonly id: string }[]): string | null =>
  points.length === 1 ? (points[0]?.id ?? null) : null;
