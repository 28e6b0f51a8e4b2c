import { setTimeout as sleep } from 'node:timers/promises';
import { Body, Controller, Get, HttpCode, HttpStatus, Ip, Logger, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { UserDirectory } from '../../reference-data/user/user-directory.js';
import { API } from '../http/api.js';
import { Access, Public } from './access.js';
import { AccountDto } from './account.dto.js';
import { ChangePasswordDto, ForgottenPasswordDto, LoginDto, ResetPasswordDto, TokenDto } from './auth.dto.js';
import { CurrentSession } from './current-session.js';
import { Passwords } from './passwords.js';
import { SignIn } from './sign-in.js';
import { type Session, Tokens } from './tokens.js';

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
    private readonly users: UserDirectory,
  ) {}

  @Post('login')
  @HttpCode(HttpStatus.OK)
  @Public()
  @ApiOperation({ summary: 'Sign in' })
  @ApiOkResponse({ type: TokenDto })
  login(@Body() login: LoginDto, @Ip() address: string): Promise<TokenDto> {
    return this.signIn.signIn(login, address);
  }

  @Get('refresh')
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'A new token with the life of the one that is sent' })
  @ApiOkResponse({ type: TokenDto })
  refresh(@CurrentSession() { user, remembered }: Session): TokenDto {
    return this.tokens.issue(user, remembered);
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
  async forgotten(@Body() { login }: ForgottenPasswordDto): Promise<void> {
    const mailed = this.passwords
      .mailResetLink(login)
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
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'Change one’s own password; every other session of the user ends' })
  @ApiOkResponse({ type: TokenDto, description: 'The token with which this session goes on.' })
  async change(
    @CurrentSession() { user, remembered }: Session,
    @Body() body: ChangePasswordDto,
    @Ip() address: string,
  ): Promise<TokenDto> {
    await this.passwords.change(user.id, body, address);
    return this.tokens.issue(this.users.user(user.id)!, remembered);
  }
}
