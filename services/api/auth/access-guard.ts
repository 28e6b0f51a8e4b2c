import { type CanActivate, type ExecutionContext, HttpStatus, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { CentreFacts } from '../../reference-data/centre/centre-facts.js';
import { Directory } from '../../reference-data/directory.js';
import { activeCentresOf } from '../../reference-data/user/active-centres.js';
import type { Actor } from '../../reference-data/user/actor.js';
import { AUTHORITIES_BY_CENTRE_TYPE, type Authority } from '../../reference-data/user/authority.js';
import { UserDirectory, type UserFacts } from '../../reference-data/user/user-directory.js';
import { ApiCode } from '../../words/codes.js';
import { readerOf } from '../../words/reader.js';
import { ApiError, InvalidRequest } from '../http/errors/api-error.js';
import { isId } from '../http/fields/ids.js';
import { ACCESS_RULE, type AccessRule, PUBLIC_ROUTE } from './access.js';
import { type Session, Tokens } from './tokens.js';

const BEARER = /^bearer +([^\s]+)$/i;

/**
 * Finds out who asks and for which centre, or refuses. The HTTP edge calls `admit` for every route before the body
 * is read; as a guard it makes sure that nothing gets past where that did not happen.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: Tokens,
    private readonly users: UserDirectory,
    private readonly directory: Directory,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const handler = context.getHandler();
    if (request.actor || this.reflector.get<boolean>(PUBLIC_ROUTE, handler)) return true;
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS_RULE, handler);
    if (!rule) throw new ApiError(HttpStatus.FORBIDDEN, ApiCode.forbidden);
    await this.admit(request, rule);
    return true;
  }

  /**
   * Attaches `session` and `actor` to the request.
   * @throws ApiError 401, 403 or, for the header alone, 400
   */
  async admit(request: FastifyRequest, rule: AccessRule): Promise<void> {
    const session = await this.sessionOf(request);
    const { user } = session;
    request.session = session;
    const isAdmin = user.authorities.includes('ROLE_ADMIN');
    const isAuditor = user.authorities.includes('ROLE_AUDITOR');
    const audits = isAuditor && isOpenToAuditors(request.method, rule);
    if (isAuditor && !audits && user.authorities.length === 1) throw forbidden(ApiCode.forbidden);
    const seesAllCentres = isAdmin || audits;
    if (!seesAllCentres && rule.authorities) requireOneOf(user, rule.authorities);
    const centre =
      rule.centre === 'none'
        ? null
        : this.centreOf(request.headers['x-centre-id'], rule, user, { seesAllCentres, audits });
    if (centre) {
      if (rule.centreTypes && !rule.centreTypes.includes(centre.type))
        throw forbidden(ApiCode.centreTypeForbidden);
      if (!seesAllCentres && !rule.authorities) requireOneOf(user, AUTHORITIES_BY_CENTRE_TYPE[centre.type]);
      if (rule.writesStock && !centre.holdsStock) throw forbidden(ApiCode.centreWithoutStock);
    }
    const actor: Actor = {
      userId: user.id,
      login: user.login,
      address: request.ip,
      sessionId: session.id,
      authorities: user.authorities,
      isAdmin,
      seesAllCentres,
      isAdminDispatch: user.authorities.includes('ROLE_ADMIN_DISPATCH') && centre?.type !== 'REFERENT',
      ...readerOf(user.language, user.chosenDateFormat),
      centre,
    };
    if (
      !audits &&
      rule.may &&
      !rule.may(actor, centre ? [centre] : activeCentresOf(user.id, this.users, this.directory))
    ) {
      throw forbidden(ApiCode.forbidden);
    }
    request.actor = actor;
  }

  private async sessionOf({ headers: { authorization }, ip }: FastifyRequest): Promise<Session> {
    const token = authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
    const session = token === undefined ? undefined : await this.tokens.sessionOf(token, ip);
    if (!session) throw new ApiError(HttpStatus.UNAUTHORIZED, ApiCode.unauthorized);
    return session;
  }

  private centreOf(
    header: string | string[] | undefined,
    rule: AccessRule,
    user: UserFacts,
    { seesAllCentres, audits }: { readonly seesAllCentres: boolean; readonly audits: boolean },
  ): CentreFacts | null {
    if (header === undefined || header === '') {
      if (rule.centre === 'required' || (rule.centre === 'optional' && !seesAllCentres)) {
        throw new InvalidRequest({ code: ApiCode.centreRequired });
      }
      return null;
    }
    if (!isId(header)) throw new InvalidRequest({ code: ApiCode.centreIdInvalid });
    const centre = this.directory.centre((header as string).toLowerCase());
    if (!centre || (!seesAllCentres && !this.users.belongsTo(user.id, centre.id))) {
      throw forbidden(ApiCode.centreForbidden);
    }
    // What a centre did before it was disabled is audited as well.
    if (!centre.active && !audits) throw forbidden(ApiCode.centreInactive);
    return centre;
  }
}

const isOpenToAuditors = (method: string, rule: AccessRule): boolean =>
  method === 'GET' || method === 'HEAD' || rule.openToAuditors === true;

function requireOneOf(user: UserFacts, authorities: readonly Authority[]): void {
  if (!authorities.some((authority) => user.authorities.includes(authority)))
    throw forbidden(ApiCode.forbidden);
}

const forbidden = (code: ApiCode) => new ApiError(HttpStatus.FORBIDDEN, code);
