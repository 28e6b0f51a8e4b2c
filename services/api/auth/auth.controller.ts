import { setTimeout as sleep } from 'node:timers/promises';
import {
  Body,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Get,
  HttpCode,
  HttpStatus,
  Inject,
  Ip,
  Logger,
  Post,
  Put,
  Res,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CLOCK, type Clock } from '../../platform/tokens.js';
import { SecurityLog } from '../../reference-data/audit/security-log.js';
import { API } from '../http/api.js';
import { Access, Public } from './access.js';
import { AccountDto } from './account.dto.js';
import {
  ChangePasswordDto,
  ForgottenPasswordDto,
  LoginDto,
  ResetPasswordDto,
  SessionDto,
  TokenDto,
} from './auth.dto.js';
import { type Caller, CurrentCaller } from './caller.js';
import { Passwords } from './passwords.js';
import { SessionRows } from './session-rows.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';
import { type Session, Tokens } from './tokens.js';

/** `@CurrentSession() session: Session` on a route with `@Access`: the session of the user who is signed in. */
const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): Session => {
  return context.switchToHttp().getRequest<{ session: Session }>().session;
});

/** Longer than looking a login up and writing its mail takes: the time of the answer tells nothing. */
const FORGOTTEN_ANSWER_MS = 300;

@ApiTags('Sign-in')
@Controller(`${API}/auth`)
export class AuthController {
  private readonly logger = new Logger('Passwords');

  constructor(
    private readonly signIn: SignIn,
    private readonly tokens: Tokens,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly rows: SessionRows,
    private readonly log: SecurityLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post('login')
  @HttpCode(HttpStatus.OK)
  @Public()
  @ApiOperation({ summary: 'Sign in' })
  @ApiOkResponse({ type: TokenDto })
  async login(
    @Body() login: LoginDto,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenDto> {
    const { token, cookie } = await this.signIn.signIn(login, caller);
    reply.header('set-cookie', cookie);
    return token;
  }

  @Get('refresh')
  @Access({ centre: 'none' })
  @ApiOperation({
    summary:
      'A new token, never beyond the life of the session; the one that is sent stays good for a minute',
  })
  @ApiOkResponse({ type: TokenDto })
  refresh(@CurrentSession() session: Session): Promise<TokenDto> {
    return this.tokens.renew(session);
  }

  @Post('logout')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Access({ centre: 'none', openToAuditors: true })
  @ApiOperation({ summary: 'Sign out: this session ends' })
  @ApiNoContentResponse({ description: 'Its tokens are refused from now on.' })
  async logout(@CurrentSession() session: Session, @Ip() address: string): Promise<void> {
    await this.sessions.end(session.id);
    await this.recordSignOut(session, address);
  }

  @Post('logout/all')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Access({ centre: 'none', openToAuditors: true })
  @ApiOperation({ summary: 'Sign out everywhere: all sessions of the user end, this one too' })
  @ApiNoContentResponse({ description: 'Their tokens are refused from now on.' })
  async logoutEverywhere(@CurrentSession() session: Session, @Ip() address: string): Promise<void> {
    await this.sessions.endAll(session.user.id);
    await this.recordSignOut(session, address);
  }

  @Get('sessions')
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'Where the user is signed in' })
  @ApiOkResponse({ type: [SessionDto] })
  async list(@CurrentSession() { id, user }: Session): Promise<SessionDto[]> {
    await this.sessions.noteUses();
    const sessions = await this.rows.list(user.id, this.clock());
    return sessions.map((session) => SessionDto.of(session, id));
  }

  @Get('user')
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'Who is signed in' })
  @ApiOkResponse({ type: AccountDto })
  user(@CurrentSession() { user }: Session): AccountDto {
    return AccountDto.of(user);
  }

  @Post('password/forgotten')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @ApiOperation({
    summary: 'Mail a link for a new password; the answer does not tell whether the login exists',
  })
  @ApiNoContentResponse({ description: 'Always.' })
  async forgotten(@Body() { login }: ForgottenPasswordDto, @Ip() address: string): Promise<void> {
    const mailed = this.passwords
      .mailResetLink(login, address)
      .catch((error: unknown) => this.logger.error(`A link could not be mailed: ${String(error)}`));
    await Promise.all([mailed, sleep(FORGOTTEN_ANSWER_MS)]);
  }

  @Post('password/reset')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Public()
  @ApiOperation({ summary: 'Set a new password with the token of a mailed link' })
  @ApiNoContentResponse({ description: 'The password is set; every session of the user has ended.' })
  reset(@Body() body: ResetPasswordDto, @Ip() address: string): Promise<void> {
    return this.passwords.reset(body, address);
  }

  @Put('password')
  @Access({ centre: 'none', openToAuditors: true })
  @ApiOperation({ summary: 'Change one’s own password; every other session of the user ends' })
  @ApiOkResponse({ type: TokenDto, description: 'The token with which this session goes on.' })
  async change(
    @CurrentSession() session: Session,
    @Body() body: ChangePasswordDto,
    @CurrentCaller() caller: Caller,
  ): Promise<TokenDto> {
    await this.passwords.change(session, body, caller);
    return this.tokens.renew(session);
  }

  private recordSignOut({ user: { id, login } }: Session, address: string): Promise<void> {
    return this.log.record({ event: 'DECONNEXION', outcome: 'SUCCES', login, address, userId: id });
  }
}
