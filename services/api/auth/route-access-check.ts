import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS_RULE, PUBLIC_ROUTE } from './access.js';
import { isRoute } from './is-route.js';

/** The service does not start while a route has no access rule. */
@Injectable()
export class RouteAccessCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** @throws Error naming every such route */
  onModuleInit(): void {
    const undecided = this.discovery.getControllers().flatMap(({ metatype }) => {
      const prototype = (metatype as { readonly prototype: Record<string, object> }).prototype;
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((name) => isUndecided(prototype[name]!))
        .map((name) => `${metatype!.name}.${name}`);
    });
    if (undecided.length > 0) {
      throw new Error(`Neither @Access nor @Public says who may call ${undecided.join(', ')}`);
    }
  }
}

function isUndecided(method: object): boolean {
  return (
    isRoute(method) && !Reflect.hasMetadata(ACCESS_RULE, method) && !Reflect.hasMetadata(PUBLIC_ROUTE, method)
  );
}
