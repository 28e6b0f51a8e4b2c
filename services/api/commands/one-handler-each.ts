import type { Type } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';
import { Command, Query } from '@nestjs/cqrs';

/** Where `@CommandHandler` and `@QueryHandler` note what their class handles; @nestjs/cqrs does not export it. */
const HANDLED = ['__commandHandler__', '__queryHandler__'];

/** The commands and queries among what some modules export. */
export const messagesIn = (...modules: readonly Readonly<Record<string, unknown>>[]): readonly Type[] =>
  modules
    .flatMap((module) => Object.values(module))
    .filter(
      (exported): exported is Type =>
        typeof exported === 'function' &&
        (exported.prototype instanceof Command || exported.prototype instanceof Query),
    );

/** @throws Error naming every command and query that has no handler, or more than one */
export function demandOneHandlerEach(discovery: DiscoveryService, messages: readonly Type[]): void {
  const handlers = new Map<unknown, string[]>(messages.map((message) => [message, []]));
  for (const { metatype } of discovery.getProviders()) {
    if (!metatype) continue;
    for (const key of HANDLED) {
      const handled: unknown = Reflect.getMetadata(key, metatype);
      if (handled) handlers.set(handled, [...(handlers.get(handled) ?? []), metatype.name]);
    }
  }
  const faults = [...handlers]
    .filter(([, names]) => names.length !== 1)
    .map(([message, names]) => `${(message as Type).name}: ${names.join(' and ') || 'no handler'}`);
  if (faults.length > 0)
    throw new Error(`Every command and query has one handler, but:\n- ${faults.join('\n- ')}`);
}
