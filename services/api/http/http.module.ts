import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AuthModule } from '../auth/auth.module.js';
import { ConfigurationController } from './configuration/configuration.controller.js';
import { ErrorFilter } from './errors/error.filter.js';
import { FormGuard } from './forms/form.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { WholeListInterceptor } from './lists/whole-list.interceptor.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { RequestValidationPipe } from './validation/validation.pipe.js';

/** The edge of the API. Expects CONFIG, PG_POOL, EVENT_STORE and CLOCK from a global module. */
@Module({
  imports: [AuthModule],
  controllers: [ConfigurationController, HealthController, MetricsController],
  providers: [
    HealthService,
    ErrorFilter,
    { provide: APP_FILTER, useExisting: ErrorFilter },
    { provide: APP_GUARD, useClass: FormGuard },
    { provide: APP_INTERCEPTOR, useClass: WholeListInterceptor },
    { provide: APP_PIPE, useClass: RequestValidationPipe },
  ],
  exports: [AuthModule],
})
export class HttpModule {}
