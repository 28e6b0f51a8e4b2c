import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import {
  type AlertSettings,
  DEFAULT_ALERT_SETTINGS,
  type StockThreshold,
} from '../../../domain/shared/alert-settings.js';
import { AuditTrail } from '../../../reference-data/audit/audit-trail.js';
import { readAlertSettings, writeAlertSettings } from '../../../reference-data/centre/alert-settings.js';
import { Directory } from '../../../reference-data/directory.js';
import type { CentreActor } from '../../../reference-data/user/actor.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { Access, type AccessRule, CurrentActor } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import { AlertSettingsDto, type StockThresholdDto } from './alert-settings.dto.js';

/** Who may edit the stock of the selected centre (docs/rules/access.md, AC-6). */
const EDITS_STOCK: AccessRule = {
  centre: 'required',
  centreTypes: ['REFERENT', 'DISPATCH', 'VACCINATION'],
  writesStock: true,
  may: ({ isAdmin, authorities }, [centre]) =>
    isAdmin || centre?.type === 'VACCINATION' || authorities.includes('ROLE_ADMIN_DISPATCH'),
};

/** When the selected centre wants to be told about its stock (docs/rules/alerts.md, AT-14). */
@ApiTags('Alerts')
@Controller(`${API}/centre/seuils`)
export class AlertSettingsController {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly trail: AuditTrail,
    private readonly directory: Directory,
  ) {}

  @Get()
  @Access({ centre: 'required' })
  @ApiOperation({ summary: 'When the selected centre is told about its stock' })
  @ApiOkResponse({ type: AlertSettingsDto })
  async read(@CurrentActor() { centre }: CentreActor): Promise<AlertSettingsDto> {
    return AlertSettingsDto.of(await readAlertSettings(this.source.manager, centre.id));
  }

  @Put()
  @Access(EDITS_STOCK)
  @ApiOperation({ summary: 'Choose when the selected centre is told about its stock' })
  @ApiOkResponse({ type: AlertSettingsDto })
  write(@CurrentActor() actor: CentreActor, @Body() body: AlertSettingsDto): Promise<AlertSettingsDto> {
    const settings = this.settingsOf(body);
    const { id } = actor.centre;
    return this.trail.change(actor, async (changes) => {
      // A concurrent change of the same settings waits here, so that the trail records what was there before each
      // change.
      await changes.manager.query('SELECT FROM reference.centre WHERE id = $1 FOR NO KEY UPDATE', [id]);
      const before = AlertSettingsDto.of(await readAlertSettings(changes.manager, id));
      const after = AlertSettingsDto.of(settings);
      await writeAlertSettings(changes.manager, id, settings);
      await changes.enter({ entity: 'centre', recordId: id, before: { ...before }, after: { ...after } });
      return after;
    });
  }

  private settingsOf(body: AlertSettingsDto): AlertSettings {
    return {
      thresholds: this.thresholdsOf(body.seuils ?? []),
      expiryDays: body.joursPeremption ?? DEFAULT_ALERT_SETTINGS.expiryDays,
      limitHours: body.heuresLimite ?? DEFAULT_ALERT_SETTINGS.limitHours,
      receptionDays: body.joursReception ?? DEFAULT_ALERT_SETTINGS.receptionDays,
    };
  }

  /** @throws InvalidRequest naming each product that is unknown, or was named before */
  private thresholdsOf(thresholds: readonly StockThresholdDto[]): StockThreshold[] {
    const seen = new Set<string>();
    const violations = thresholds.flatMap(({ idProduit }, index) => {
      const code = seen.has(idProduit)
        ? ApiCode.productTwice
        : this.directory.product(idProduit)
          ? undefined
          : ErrorCode.productNotFound;
      seen.add(idProduit);
      return code ? [{ field: `seuils[${index}].idProduit`, code, rejectedValue: idProduit }] : [];
    });
    if (violations.length > 0) throw new InvalidRequest(...violations);
    return thresholds.map(({ idProduit, stockBas }) => ({ productId: idProduit, lowStock: stockBas }));
  }
}
