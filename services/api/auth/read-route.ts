import { applyDecorators, Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Access, type AccessRule } from './access.js';

/** For routes that give the same answer under several paths: each says its path, who may ask, and what it is for. */
export const readRoute =
  (answer: MethodDecorator) =>
  (path: string, access: AccessRule, summary: string): MethodDecorator =>
    applyDecorators(Get(path), Access(access), ApiOperation({ summary }), answer);
