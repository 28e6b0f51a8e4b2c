/** Which authorities fit which type of centre (docs/rules/administration.md, AD-11). */
import type { Authority, CentreType } from '../../api/types.js';

/** Authorities with which somebody works in a centre of a type; the first is proposed. */
const FITTING: Readonly<Record<CentreType, readonly [Authority, ...Authority[]]>> = {
  REFERENT: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
  DISPATCH: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
  VACCINATION: ['ROLE_VACCINATION_CENTER'],
  VACCINATION_POINT: ['ROLE_VACCINATION_POINT'],
};

/**
 * The authorities that somebody lacks to work in centres of these types, each once. An administrator works in any.
 * @param authorities that the user has
 */
export function lackingAuthorities(
  authorities: readonly string[],
  types: readonly CentreType[],
): readonly Authority[] {
  if (authorities.includes('ROLE_ADMIN')) return [];
  const lacking = types.flatMap((type) =>
    FITTING[type].some((authority) => authorities.includes(authority)) ? [] : [FITTING[type][0]],
  );
  return [...new Set(lacking)];
}

/** Whether somebody with these authorities works in centres of this type. */
export const fits = (authorities: readonly string[], type: CentreType): boolean =>
  lackingAuthorities(authorities, [type]).length === 0;
