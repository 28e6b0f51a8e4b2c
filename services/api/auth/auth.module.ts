import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import type pg from 'pg';
import { MailModule } from '../../mail/mail.module.js';
import type { Config } from '../../platform/config.js';
import { derivedKey, serverKey } from '../../platform/server-key.js';
import { CONFIG, PG_POOL } from '../../platform/tokens.js';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { LinkTokens } from '../../reference-data/user/password-links.js';
import { AccessGuard } from './access-guard.js';
import { AuthController } from './auth.controller.js';
import { KnownBrowsers } from './known-browsers.js';
import { Passwords } from './passwords.js';
import { PreferencesController } from './preferences.controller.js';
import { RouteAccessCheck } from './route-access-check.js';
import { SessionRows } from './session-rows.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { Tokens } from './tokens.js';

@Module({
  imports: [
    ReferenceDataModule,
    MailModule,
    DiscoveryModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: async (config: Config) => {
        // As text it would be tried as a key in PEM for each token.
        const key = createSecretKey(await serverKey(config), 'utf8');
        return {
          privateKey: key,
          publicKey: key,
          signOptions: { algorithm: 'HS256' as const },
          verifyOptions: { algorithms: ['HS256' as const] },
        };
      },
    }),
  ],
  controllers: [AuthController, PreferencesController],
  providers: [
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    {
      provide: LinkTokens,
      inject: [CONFIG],
      useFactory: async (config: Config) => new LinkTokens(await serverKey(config)),
    },
    {
      provide: KnownBrowsers,
      inject: [CONFIG],
      useFactory: async (config: Config) =>
        new KnownBrowsers(derivedKey(await serverKey(config), 'known browsers')),
    },
    Passwords,
    RouteAccessCheck,
    { provide: SessionRows, inject: [PG_POOL], useFactory: (pool: pg.Pool) => new SessionRows(pool) },
    Sessions,
    SignIn,
    SignInThrottle,
    Tokens,
  ],
  exports: [AccessGuard, Passwords, Sessions, Tokens],
})
export class AuthModule {}
