import { isRoute } from './is-route.js';

const DECORATED = Symbol('decorated-by-itself');

/**
 * A decorator for a method, or for a controller: there it reaches every route that no decorator of this kind was
 * written on. (Method decorators run before their class's.)
 */
export function onEveryRoute(decorate: MethodDecorator): MethodDecorator & ClassDecorator {
  const apply = (target: object, key: string | symbol, descriptor: PropertyDescriptor) => {
    Reflect.defineMetadata(DECORATED, true, descriptor.value as object);
    decorate(target, key, descriptor);
  };
  return ((target: object, key?: string | symbol, descriptor?: PropertyDescriptor) => {
    if (key !== undefined && descriptor) return apply(target, key, descriptor);
    const { prototype } = target as { prototype: object };
    for (const [name, method] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const handler: unknown = method.value;
      if (isRoute(handler) && !Reflect.hasMetadata(DECORATED, handler)) apply(prototype, name, method);
    }
  }) as MethodDecorator & ClassDecorator;
}
