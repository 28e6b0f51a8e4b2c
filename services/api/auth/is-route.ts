import { Get } from '@nestjs/common';

/**
 * What `@Get()` and the like write on a method. Nest does not publish the names of these metadata; they are read from a
 * method that was decorated.
 */
const ROUTE_METADATA: readonly unknown[] = (() => {
  class Sample {
    route(): void {}
  }
  Get()(Sample.prototype, 'route', Object.getOwnPropertyDescriptor(Sample.prototype, 'route')!);
  return Reflect.getOwnMetadataKeys(Sample.prototype.route);
})();

/** True for a method of a controller that answers requests. */
export const isRoute = (method: unknown): method is object =>
  typeof method === 'function' && ROUTE_METADATA.every((key) => Reflect.hasOwnMetadata(key, method));
