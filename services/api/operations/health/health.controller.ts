import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../auth/access.js';
import { HealthDto } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('Operation')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @ApiOperation({ summary: 'The process runs; restart it where this does not answer' })
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok', reasons: [], impaired: [] };
  }

  @Get(['', 'ready'])
  @ApiOperation({
    summary:
      'Everything that the service needs answers; faults despite which it works are listed as `impaired`',
  })
  @ApiOkResponse({ type: HealthDto })
  @ApiServiceUnavailableResponse({ type: HealthDto, description: 'Not ready, with the reasons.' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthDto> {
    const readiness = await this.health.readiness();
    if (readiness.status !== 'ok') reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return readiness;
  }
}
