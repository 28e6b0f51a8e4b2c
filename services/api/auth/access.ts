/**
 * Every route says who may call it; a route that says nothing does not let the service start.
 * Rules: docs/rules/access.md.
 */
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiHeader } from '@nestjs/swagger';
import type { CentreType } from '../../domain/ledger/vocabulary.js';
import type { CentreFacts } from '../../reference-data/centre/centre-facts.js';
import type { Actor, CentreActor } from '../../reference-data/user/actor.js';
import type { Authority } from '../../reference-data/user/authority.js';
import { isRoute } from './is-route.js';

export interface AccessRule {
  /**
   * `required`: no `X-Centre-Id` is 400. `optional`: checked where sent; an administrator may do without, for
   * others it is required. `when-sent`: checked where sent, never required. `none`: the header is not
   * looked at.
   */
  readonly centre: 'required' | 'optional' | 'when-sent' | 'none';
  /** Types that the selected centre may have, else 403. Absent: any. */
  readonly centreTypes?: readonly CentreType[];
  /**
   * Any of these lets pass, else 403. ROLE_ADMIN always passes. Absent: the authorities that go with the type of
   * the selected centre (`AUTHORITIES_BY_CENTRE_TYPE`), or any signed-in user where there is no centre.
   */
  readonly authorities?: readonly Authority[];
  /**
   * A further condition, else 403. `centres` are those that the call is made for: the selected one, or, where the
   * header was left out, all of the user's.
   */
  readonly may?: (actor: Actor, centres: readonly CentreFacts[]) => boolean;
  /** The call writes stock: a referent without stock is refused with 403. */
  readonly writesStock?: boolean;
  /**
   * Auditors read: by default the calls of GET are theirs, whatever else the rule asks, and no other. `true`: also this
   * one, because it only reads or prints, or because it changes nothing but the caller's own account (AC-12).
   */
  readonly openToAuditors?: true;
}

/** For users who have selected a centre of one of these types; an administrator needs to select none. */
export const ofCentres = (...centreTypes: readonly CentreType[]): AccessRule => ({
  centre: 'optional',
  centreTypes,
});

/**
 * Either path, `/referent/stock` or `/dispatch/stock`, is open to both types of centre (docs/rules/access.md, AC-4).
 */
export const REFERENTS_AND_DISPATCH_CENTRES = ofCentres('REFERENT', 'DISPATCH');

export const ACCESS_RULE = Symbol('access-rule');
export const PUBLIC_ROUTE = Symbol('public-route');

/** On a method, or on a controller for those of its methods that say nothing themselves. */
export const Access = (rule: AccessRule) => onEveryRoute(accessOf(rule));
/** For callers that are not signed in. */
export const Public = () => onEveryRoute(SetMetadata(PUBLIC_ROUTE, true));

/** The guard's finding: `@CurrentActor() actor: Actor`, or `CentreActor` where the rule says `centre: 'required'`. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | CentreActor => {
    return context.switchToHttp().getRequest<{ actor: Actor }>().actor;
  },
);

/** Also written into Fastify's route, where the rule is enforced before the body is read. */
function accessOf(rule: AccessRule): MethodDecorator {
  const documented =
    rule.centre === 'none'
      ? []
      : [
          ApiHeader({
            name: 'X-Centre-Id',
            required: rule.centre === 'required',
            description: CENTRE_HEADER[rule.centre],
            schema: { type: 'string', format: 'uuid' },
          }),
        ];
  return applyDecorators(
    SetMetadata(ACCESS_RULE, rule),
    RouteConfig({ access: rule }),
    ApiBearerAuth(),
    ...documented,
  ) as MethodDecorator;
}

const CENTRE_HEADER = {
  required: 'The selected centre: one of the user’s own; any centre for an administrator.',
  optional: 'The selected centre. An administrator may leave it out and then sees all centres.',
  'when-sent': 'The selected centre. Left out: all centres of the user.',
} as const;

const DECORATED = Symbol('decorated-by-itself');

/**
 * A decorator for a method, or for a controller: there it reaches every route that no decorator of this kind was
 * written on. (Method decorators run before their class's.)
 */
function onEveryRoute(decorate: MethodDecorator): MethodDecorator & ClassDecorator {
  const apply = (target: object, key: string | symbol, descriptor: PropertyDescriptor) => {
    Reflect.defineMetadata(DECORATED, true, descriptor.value as object);
    decorate(target, key, descriptor);
  };
  return ((target: object, key?: string | symbol, descriptor?: PropertyDescriptor) => {
    if (key !== undefined && descriptor) return apply(target, key, descriptor);
    const { prototype } = target as { prototype: object };
    for (const [name, method] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const handler: unknown = method.value;
      if (isRoute(handler) && !Reflect.hasMetadata(DECORATED, handler)) apply(prototype, name, method);
    }
  }) as MethodDecorator & ClassDecorator;
}
