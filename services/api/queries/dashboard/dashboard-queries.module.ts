import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ReferenceDataModule } from '../../reference-data/reference-data.module.js';
import { DashboardController } from './dashboard.controller.js';
import { GetDashboardHandler } from './dashboard.query.js';
import { GetDashboardTrendHandler } from './dashboard-trend.query.js';

@Module({
  imports: [CqrsModule, ReferenceDataModule],
  controllers: [DashboardController],
  providers: [GetDashboardHandler, GetDashboardTrendHandler],
})
export class DashboardQueriesModule {}
