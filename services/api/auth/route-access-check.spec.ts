import { Controller, Get, Post, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Access, Public } from './access.js';
import { RouteAccessCheck } from './route-access-check.js';

@Controller('decided')
class DecidedController {
  @Get()
  @Access({ centre: 'none' })
  read(): void {}

  @Get('open')
  @Public()
  open(): void {}

  helper(): void {}
}

@Controller('by-class')
@Access({ centre: 'required' })
class DecidedByClassController {
  @Get()
  read(): void {}
}

@Controller('forgotten')
class ForgottenController {
  @Get()
  @Access({ centre: 'none' })
  read(): void {}

  @Post()
  write(): void {}
}

describe('the check of routes at start', () => {
  const start = async (...controllers: Type[]) => {
    const module = await Test.createTestingModule({
      imports: [DiscoveryModule],
      controllers,
      providers: [RouteAccessCheck],
    }).compile();
    return module.init();
  };

  it('lets routes pass that say who may call them, themselves or through their class', async () => {
    await expect(start(DecidedController, DecidedByClassController)).resolves.toBeDefined();
  });

  it('stops at a route that says nothing, and names it', async () => {
    await expect(start(DecidedController, ForgottenController)).rejects.toThrow(
      'Neither @Access nor @Public says who may call ForgottenController.write',
    );
  });
});
