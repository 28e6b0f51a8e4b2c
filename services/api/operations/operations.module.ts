import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { HttpModule } from '../http/http.module.js';
import { ConfigurationController } from './configuration/configuration.controller.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { MetricsController } from './metrics/metrics.controller.js';

/** What operators and the console ask every process: health, metrics, configuration. */
@Module({
  imports: [AuthModule, HttpModule],
  controllers: [ConfigurationController, HealthController, MetricsController],
  providers: [HealthService],
  exports: [AuthModule],
})
export class OperationsModule {}
