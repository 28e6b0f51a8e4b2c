import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import type { Config } from '../../platform/config.js';
import { CONFIG } from '../../platform/tokens.js';
import { ReferenceDataModule } from '../reference-data/reference-data.module.js';
import { AccessGuard } from './access-guard.js';
import { AuthController } from './auth.controller.js';
import { Passwords } from './passwords.js';
import { RouteAccessCheck } from './route-access-check.js';
import { SignIn } from './sign-in.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { tokenKey } from './token-key.js';
import { Tokens } from './tokens.js';

/** Needs `Mailer` from a global module. */
@Module({
  imports: [
    ReferenceDataModule,
    DiscoveryModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: async (config: Config) => ({
        secret: await tokenKey(config),
        signOptions: { algorithm: 'HS256' as const },
        verifyOptions: { algorithms: ['HS256' as const] },
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    Passwords,
    RouteAccessCheck,
    SignIn,
    SignInThrottle,
    Tokens,
  ],
  exports: [AccessGuard, Passwords, Tokens],
})
export class AuthModule {}
