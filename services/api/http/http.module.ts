import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ErrorFilter } from './errors/error.filter.js';
import { RefusedWrites } from './errors/refused-writes.js';
import { FormGuard } from './forms/form.js';
import { ListInterceptor } from './lists/list.interceptor.js';
import { OfflineElsewhereInterceptor } from './offline/offline-elsewhere.interceptor.js';
import { RequestValidationPipe } from './validation/validation.pipe.js';

/** The edge of the API. Expects CONFIG from a global module. */
@Module({
  providers: [
    ErrorFilter,
    RefusedWrites,
    { provide: APP_FILTER, useExisting: ErrorFilter },
    { provide: APP_GUARD, useClass: FormGuard },
    { provide: APP_INTERCEPTOR, useClass: ListInterceptor },
    { provide: APP_INTERCEPTOR, useClass: OfflineElsewhereInterceptor },
    { provide: APP_PIPE, useClass: RequestValidationPipe },
  ],
  exports: [RefusedWrites],
})
export class HttpModule {}
