/**
 * Every route says who may call it; a route that says nothing does not let the service start.
 * Rules: decisions.md, "HTTP" (selected centre) and "Access, in detail".
 */
import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { CentreType } from '../../domain/ledger/vocabulary.js';
import type { Actor, Authority, CentreActor } from './actor.js';

export interface AccessRule {
  /**
   * `required`: no `X-Centre-Id` is 400. `optional`: checked where sent; an administrator may do without, for
   * others it is required. `none`: the header is not looked at.
   */
  readonly centre: 'required' | 'optional' | 'none';
  /** Types that the selected centre may have, else 403. Absent: any. */
  readonly centreTypes?: readonly CentreType[];
  /**
   * Any of these lets pass, else 403. ROLE_ADMIN always passes. Absent: the authorities that go with the type of
   * the selected centre (`AUTHORITIES_BY_CENTRE_TYPE`), or any signed-in user where there is no centre.
   */
  readonly authorities?: readonly Authority[];
  /** The call writes stock: a referent without stock is refused with 403. */
  readonly writesStock?: boolean;
}

export const ACCESS_RULE = Symbol('access-rule');
export const PUBLIC_ROUTE = Symbol('public-route');

export const Access = (rule: AccessRule) => SetMetadata(ACCESS_RULE, rule);
export const Public = () => SetMetadata(PUBLIC_ROUTE, true);

export const AUTHORITIES_BY_CENTRE_TYPE: Readonly<Record<CentreType, readonly Authority[]>> = {
  REFERENT: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
  DISPATCH: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
  VACCINATION: ['ROLE_VACCINATION_CENTER'],
  VACCINATION_POINT: ['ROLE_VACCINATION_POINT'],
};

/** The guard's finding: `@CurrentActor() actor: Actor`, or `CentreActor` where the rule says `centre: 'required'`. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | CentreActor => {
    return context.switchToHttp().getRequest<{ actor: Actor }>().actor;
  },
);
